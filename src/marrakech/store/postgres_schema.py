"""The tables and functions of the PostgreSQL store, as a migration script for each version."""

OLD_CHANNEL = "marrakech_log"
"""The NOTIFY channel of releases up to schema 5; the payload is `VERSION GAME`."""
CHANNEL = "marrakech_entries"
"""The NOTIFY channel; the payload is `SEAL NOTICE` (`store.notices`)."""
LONGEST_NOTICE = 7_900
"""Bytes of a notice; with its seal it must stay below the 8,000 that NOTIFY takes."""
TOLD_CHANNEL = "marrakech_told"
"""The NOTIFY channel of messages that are not stored; the payload is `GAME MESSAGE`."""
SCHEMA_LOCK = 0x4D61_7272
"""The advisory lock held while migrating the schema."""


def _append_entry(declared: str = "", announced: str = "") -> str:
    """The function that stores one entry and tells what became of it, and the number that explains a refusal.

    It announces the entry on the old channel, and before that as `announced` says.
    """
    return f"""
CREATE OR REPLACE FUNCTION append_entry(
    new_game text, new_version integer, new_at double precision, new_command text, new_entry text,
    new_seat smallint, new_holder bytea, OUT outcome text, OUT number integer
) LANGUAGE plpgsql AS $$
DECLARE
    held boolean;
{declared}BEGIN
    -- Whoever writes to a game holds its row until the commit: the checks below stay true.
    PERFORM 1 FROM games WHERE id = new_game FOR UPDATE;
    IF NOT FOUND THEN
        outcome := 'unknown'; number := 0; RETURN;
    END IF;
    SELECT version INTO number FROM log WHERE game = new_game AND command = new_command;
    IF number IS NOT NULL THEN
        outcome := 'seen'; RETURN;
    END IF;
    SELECT coalesce(max(version), 0) INTO number FROM log WHERE game = new_game;
    IF new_version <> number + 1 THEN
        outcome := 'stale'; RETURN;
    END IF;
    IF new_seat IS NOT NULL THEN
        SELECT true INTO held FROM seats WHERE game = new_game AND seat = new_seat;
        IF held THEN
            outcome := 'taken'; number := new_seat; RETURN;
        END IF;
        INSERT INTO seats (game, seat, holder, since) VALUES (new_game, new_seat, new_holder, new_at);
    END IF;
    INSERT INTO log (game, version, at, command, entry)
        VALUES (new_game, new_version, new_at, new_command, new_entry);
{announced}    PERFORM pg_notify('{OLD_CHANNEL}', new_version || ' ' || new_game);
    outcome := 'stored'; number := new_version;
END $$;
"""


# Ids are compared byte by byte (COLLATE "C"), as SQLite and Python do, whatever the database's locale.
FIRST_SCHEMA = f"""
CREATE TABLE games (
    id      text COLLATE "C" PRIMARY KEY,
    creator bytea NOT NULL,
    secret  bytea NOT NULL,
    source  text NOT NULL CHECK (source IN ('play', 'file')),
    begun   double precision NOT NULL
);
CREATE INDEX games_creator ON games (creator, begun);

CREATE TABLE log (
    game    text COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version integer NOT NULL CHECK (version >= 1),
    at      double precision NOT NULL,
    command text,
    entry   text NOT NULL,
    PRIMARY KEY (game, version)
);
CREATE UNIQUE INDEX log_command ON log (game, command) WHERE command IS NOT NULL;

CREATE TABLE seats (
    game   text COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   smallint NOT NULL,
    holder bytea NOT NULL,
    since  double precision NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_holder ON seats (holder, since);

{_append_entry()}
-- Many entries in one statement, in the order given.
CREATE FUNCTION append_entries(
    games text[], versions integer[], ats double precision[], commands text[], entries text[],
    seats smallint[], holders bytea[]
) RETURNS TABLE (outcome text, number integer) LANGUAGE plpgsql AS $$
BEGIN
    FOR i IN 1 .. cardinality(games) LOOP
        SELECT one.outcome, one.number INTO outcome, number FROM append_entry(
            games[i], versions[i], ats[i], commands[i], entries[i], seats[i], holders[i]
        ) AS one;
        RETURN NEXT;
    END LOOP;
END $$;
"""

# Nothing here has to survive a crash of the database, and unlogged tables are quick to write.
LEASES = """
CREATE UNLOGGED TABLE leases (
    key   text COLLATE "C" PRIMARY KEY,
    owner text NOT NULL,
    until timestamptz NOT NULL
);

CREATE UNLOGGED TABLE allowances (
    key    text COLLATE "C" PRIMARY KEY,
    tokens double precision NOT NULL,
    burst  double precision NOT NULL,
    rate   double precision NOT NULL,
    at     timestamptz NOT NULL
);

-- Take tokens from a bucket: 0 if they were there, else the seconds until they will be.
CREATE FUNCTION spend(
    of_key text, cost double precision, new_burst double precision, new_rate double precision
) RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE
    now_at timestamptz := clock_timestamp();
    there double precision;
BEGIN
    INSERT INTO allowances (key, tokens, burst, rate, at)
        VALUES (of_key, new_burst, new_burst, new_rate, now_at) ON CONFLICT DO NOTHING;
    SELECT least(new_burst, tokens + greatest(0, extract(epoch FROM now_at - at)) * new_rate)
        INTO there FROM allowances WHERE key = of_key FOR UPDATE;
    IF there < cost THEN
        RETURN (cost - there) / new_rate;
    END IF;
    UPDATE allowances SET tokens = there - cost, burst = new_burst, rate = new_rate, at = now_at
        WHERE key = of_key;
    RETURN 0;
END $$;
"""

REVIEWS = """
CREATE TABLE reviews (
    game text COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    key  text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (game, key)
);
"""

# The default is for a process of the release before, which writes to the same database during an upgrade.
CODE_SECRETS = """
ALTER TABLE games ADD COLUMN code_secret bytea NOT NULL
    DEFAULT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
"""

ORDERS = """
CREATE TABLE orders (
    key   text COLLATE "C" PRIMARY KEY,
    text  text NOT NULL,
    until timestamptz
);
"""

# Whoever may connect to the database may NOTIFY: the seal shows that a notice comes from `append_entry`.
# The old channel is for processes of the release before, which listen there during an upgrade; they write by
# the same function.
NOTICES = f"""
CREATE TABLE notice_key (key bytea NOT NULL);
INSERT INTO notice_key
    SELECT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

CREATE FUNCTION announce(notice text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    encoded bytea := convert_to(notice, 'UTF8');
    seal bytea;
BEGIN
    SELECT sha256(key || sha256(key || encoded)) INTO STRICT seal FROM notice_key;
    PERFORM pg_notify('{CHANNEL}', encode(seal, 'hex') || ' ' || notice);
END $$;

""" + _append_entry(
    "    notice text := json_build_array(new_version, new_game, new_at, new_command, new_entry);\n",
    f"""\
    IF new_seat IS NOT NULL OR octet_length(convert_to(notice, 'UTF8')) > {LONGEST_NOTICE} THEN
        -- Has to be read: who holds a seat is not for all who may listen, and NOTIFY takes 8,000 bytes.
        notice := json_build_array(new_version, new_game);
    END IF;
    PERFORM announce(notice);
""",
)

AUDIENCES = """
CREATE UNLOGGED TABLE audiences (
    game     text COLLATE "C",
    owner    text COLLATE "C",
    holders  text NOT NULL,
    choosing integer NOT NULL,
    PRIMARY KEY (game, owner)
);
"""

CALLS = """
CREATE TABLE contacts (
    id        text COLLATE "C" PRIMARY KEY,
    holder    bytea NOT NULL,
    kind      text NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    target    text NOT NULL,
    language  text NOT NULL,
    zone      text NOT NULL,
    origin    text NOT NULL,
    confirmed boolean NOT NULL,
    made      double precision NOT NULL
);
CREATE INDEX contacts_holder ON contacts (holder);

CREATE TABLE waits (
    game  text COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    turn  integer NOT NULL,
    seat  integer NOT NULL,
    due   double precision NOT NULL,
    stage integer NOT NULL,
    at    double precision
);
CREATE INDEX waits_at ON waits (at) WHERE at IS NOT NULL;

CREATE TABLE calls (
    contact  text COLLATE "C" NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
    game     text COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    turn     integer NOT NULL,
    reminder boolean NOT NULL,
    at       double precision NOT NULL,
    tries    integer NOT NULL,
    taken    boolean NOT NULL,
    PRIMARY KEY (contact, game, turn, reminder)
);
CREATE INDEX calls_at ON calls (at) WHERE NOT taken;
CREATE INDEX calls_game ON calls (game);

CREATE TABLE secrets (
    name  text PRIMARY KEY,
    value bytea NOT NULL
);
"""

MIGRATIONS = (FIRST_SCHEMA, LEASES, REVIEWS, CODE_SECRETS, ORDERS, NOTICES, AUDIENCES, CALLS)
"""The migrations, one for each schema version. Append only: old databases are migrated."""
SCHEMA_VERSION = len(MIGRATIONS)
