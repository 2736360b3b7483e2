/** How the reader is called outside the page, by the server and by this browser. */
import { api } from "../api/client";
import type { Calls, Contact, ContactKind } from "../api/types";
import { refusalText, t } from "../i18n/index.svelte";

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The bytes of a key in base64url. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export class Calling {
  seen: Calls | null = $state.raw(null);
  complaint: string | null = $state(null);
  busy: ContactKind | "test" | null = $state(null);
  /** This browser has refused to show notifications, or cannot. */
  refused = $state(false);
  /** What became of a test, in a sentence. */
  tested: string | null = $state(null);

  constructor() {
    this.#ask();
  }

  #ask(): void {
    api.calls(t().code, zone()).then(
      (seen) => (this.seen = seen),
      (error: unknown) => (this.complaint = refusalText(error)),
    );
  }

  offers(kind: ContactKind): boolean {
    return this.seen?.ways.includes(kind) ?? false;
  }

  contact(kind: ContactKind): Contact | undefined {
    return this.seen?.contacts.find((one) => one.kind === kind);
  }

  /** The ways in which the reader is called, in words. */
  get ways(): string[] {
    return (this.seen?.contacts ?? []).filter(({ confirmed }) => confirmed).map(({ kind }) => t().slow.calls.by[kind]);
  }

  /** Be called at an address; nothing happens if it is the one that is known. */
  async give(kind: ContactKind, target: string): Promise<boolean> {
    if (this.contact(kind)?.target === target && kind !== "push") return true;
    return this.#doing(kind, async () => {
      this.seen = await api.giveContact({ kind, target, language: t().code, zone: zone() });
    });
  }

  /** Be called in this way no more. */
  async drop(kind: ContactKind): Promise<void> {
    const contact = this.contact(kind);
    await this.#doing(kind, async () => {
      if (kind === "push") await (await this.#subscription())?.unsubscribe();
      if (contact !== undefined) await api.dropContact(contact.id);
      if (this.seen) this.seen = { ...this.seen, contacts: this.seen.contacts.filter((one) => one !== contact) };
    });
  }

  /** Ask the browser for leave, subscribe, and tell the server. */
  async subscribe(): Promise<void> {
    const key = this.seen?.key;
    if (key == null) return;
    if (!("PushManager" in window) || !("serviceWorker" in navigator) || !("Notification" in window)) {
      this.refused = true;
      return;
    }
    this.refused = (await Notification.requestPermission()) !== "granted";
    if (this.refused) return;
    await this.#doing("push", async () => {
      // One that is left from before may be for another key.
      await (await this.#subscription())?.unsubscribe();
      const worker = await navigator.serviceWorker.ready;
      const made = await worker.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
        .catch(() => null);
      this.refused = made === null;
      if (made === null) return;
      this.seen = await api.giveContact({
        kind: "push",
        target: JSON.stringify(made),
        language: t().code,
        zone: zone(),
      });
    });
  }

  /** Send the sample everywhere. */
  async test(): Promise<void> {
    const words = t().slow.calls;
    this.tested = null;
    await this.#doing("test", async () => {
      const outcomes = await api.testCalls();
      const by = (arrived: boolean): string =>
        t().list(outcomes.filter(({ why }) => (why === null) === arrived).map(({ kind }) => words.by[kind]));
      const said = [by(true) && words.tested(by(true)), by(false) && words.failed(by(false))];
      this.tested = said.filter(Boolean).join(" ");
      this.#ask();
    });
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (!("serviceWorker" in navigator)) return null;
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  async #doing(what: ContactKind | "test", work: () => Promise<void>): Promise<boolean> {
    this.busy = what;
    this.complaint = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.complaint = refusalText(error);
      return false;
    } finally {
      this.busy = null;
    }
  }
}
