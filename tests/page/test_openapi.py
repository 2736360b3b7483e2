from tests.page.openapi import FILE, document


def test_the_page_is_typed_by_what_the_server_says_today() -> None:
    hint = "web/openapi.json is old: run `python -m tests.page.openapi`, then `npm run check` in web/"
    assert FILE.read_text(encoding="utf-8") == document(), hint
