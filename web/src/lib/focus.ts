/**
 * Keeps the keyboard where it was: when what had the focus inside a region is taken away, the focus
 * goes to what stands there next instead of to the top of the page.
 */
import type { Attachment } from "svelte/attachments";

export function holdFocus(selector: string): Attachment<HTMLElement> {
  return (region) => {
    let held = false;
    const onfocus = (event: FocusEvent): void => {
      held = region.contains(event.target as Node);
    };
    const onpress = (event: PointerEvent): void => {
      if (!region.contains(event.target as Node)) held = false;
    };
    const observer = new MutationObserver(() => {
      if (held && document.activeElement === document.body)
        region.querySelector<HTMLElement | SVGElement>(selector)?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", onfocus);
    document.addEventListener("pointerdown", onpress);
    observer.observe(region, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
    return () => {
      document.removeEventListener("focusin", onfocus);
      document.removeEventListener("pointerdown", onpress);
      observer.disconnect();
    };
  };
}
