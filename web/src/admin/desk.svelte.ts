/** The operator's line to the server: looks every two seconds, and does what is asked. */
import { Refused, call } from "../api/client";
import type { BlockRequest, GamePage, HouseRules, NewPass, Overview } from "../api/types";
import { refusalText } from "../i18n/index.svelte";
import { w } from "./words";

const EVERY = 2000;
const KEPT = "marrakech-admin";
const PAGE = 25;

export type Which = "live" | "aside" | "all";

/** Kept until the tab is closed, and sent to no other place than the routes of the operator. */
function keptToken(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export class Desk {
  token = $state(keptToken());
  overview: Overview | null = $state.raw(null);
  games: GamePage | null = $state.raw(null);
  which: Which = $state("live");
  find = $state("");
  after = $state("");
  /** What was refused last, in words. */
  complaint: string | null = $state(null);
  /** The last look got no answer. */
  old = $state(false);
  busy = $state(false);
  /** The last block was refused because the address may be the proxy's. */
  risky = $state(false);
  #looks = 0;

  /** Looks again and again, until it is told to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const again = async (): Promise<void> => {
      if (!document.hidden) await this.look();
      if (!stopped) timer = setTimeout(() => void again(), EVERY);
    };
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  async look(): Promise<void> {
    if (this.token === "") return;
    const look = ++this.#looks;
    const query = new URLSearchParams({
      which: this.which,
      find: this.find.trim().toLowerCase(),
      after: this.after,
      limit: String(PAGE),
    });
    try {
      const [overview, games] = [await this.#ask<Overview>("/overview"), await this.#ask<GamePage>(`/games?${query}`)];
      // A slow answer must not replace a newer one.
      if (look !== this.#looks) return;
      [this.overview, this.games, this.old] = [overview, games, false];
      this.#keep();
    } catch (error) {
      this.#refused(error, look);
    }
  }

  /** Tries a token: it is kept if the server takes it. */
  async enter(token: string): Promise<void> {
    this.token = token.trim();
    this.complaint = null;
    await this.look();
  }

  /** The server takes this token. */
  #keep(): void {
    try {
      sessionStorage.setItem(KEPT, this.token);
    } catch {
      // It lasts as long as the page.
    }
  }

  leave(): void {
    [this.token, this.overview, this.games] = ["", null, null];
    try {
      sessionStorage.removeItem(KEPT);
    } catch {
      // Nothing was kept.
    }
  }

  end = (game: string) => this.#act(`/games/${game}`, undefined, "DELETE");
  quarantine = (game: string, reason: string) => this.#act(`/games/${game}/quarantine`, { reason });
  release = (game: string) => this.#act(`/games/${game}/release`, {});
  renewInvitations = (game: string) => this.#act(`/games/${game}/invitations`, {});
  block = (asked: BlockRequest) => this.#act("/blocks", asked);
  lift = (kind: "address" | "guest", whom: string) => this.#act("/blocks/lift", { kind, whom });
  change = (rules: Partial<HouseRules>) => this.#act("/rules", rules);
  makePass = (label: string) => this.#act<NewPass>("/passes", { label, minutes: null });
  withdraw = (id: string) => this.#act(`/passes/${id}`, undefined, "DELETE");

  /** Does something and looks at what came of it; null if it was refused. */
  async #act<T>(path: string, body?: object, method = "POST"): Promise<T | null> {
    this.busy = true;
    this.complaint = null;
    this.risky = false;
    try {
      const told = await this.#ask<T>(path, { method, body: body === undefined ? null : JSON.stringify(body) });
      await this.look();
      return told ?? ({} as T);
    } catch (error) {
      this.#refused(error, this.#looks);
      this.complaint ??= refusalText(error);
      this.risky = error instanceof Refused && error.code === "risky_block";
      return null;
    } finally {
      this.busy = false;
    }
  }

  #ask<T>(path: string, init: RequestInit = {}): Promise<T> {
    // No cookie goes along: the token alone speaks for the operator.
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(init.body == null ? {} : { "content-type": "application/json" }),
    };
    return call<T>(`/api/admin${path}`, { ...init, headers, credentials: "omit" });
  }

  #refused(error: unknown, look: number): void {
    if (error instanceof Refused && error.code === "wrong_token") {
      this.leave();
      this.complaint = w().wrongToken;
    } else if (this.overview === null) this.complaint = refusalText(error);
    else if (look === this.#looks) this.old = true;
  }
}
