/** The page's address as a route, on the history API. */
import { onDevice } from "../api/host";
import type { Rules } from "../api/types";

/** The doors to a set-up: friends by link, one device passed round, a real box on the table. */
export type Preset = "friends" | "here" | "box";
const PRESETS: readonly Preset[] = ["friends", "here", "box"];

/** What is told of playing: how to play well, and how to read a review. */
export type Topic = "well" | "review";

export type Route =
  | { page: "start" }
  | { page: "setup"; preset: Preset | null }
  | { page: "learn"; lesson: string | null }
  | { page: "learning"; mistake: string | null }
  | { page: "game"; game: string; who: boolean }
  | { page: "back"; game: string; code: string }
  | { page: "replay"; game: string; at: number | null }
  | { page: "review"; game: string; at: number | null }
  | { page: "decisions"; game: string; at: number | null }
  | { page: "analysis"; position: string | null; moves: string[]; game: string | null; at: number | null }
  | { page: "puzzles"; puzzle: string | null }
  | { page: "join"; game: string; code: string }
  | { page: "seat"; game: string; seat: number; code: string }
  | { page: "message"; what: "stop" | "confirm"; contact: string; code: string }
  | { page: "games" }
  | { page: "rules"; printing: string | null; switches: Rules | null }
  | { page: "wisdom"; topic: Topic }
  | { page: "open" }
  | { page: "admin" }
  | { page: "nowhere" };

/** The switches in force as the rules page's address carries them, e.g. `?players=2&with=end_turn,cover_own`. */
function readSwitches(query: URLSearchParams): Rules | null {
  const players = Number(query.get("players"));
  if (![2, 3, 4].includes(players)) return null;
  const on = new Set((query.get("with") ?? "").split(","));
  return {
    players,
    elimination: on.has("elimination"),
    end_turn: on.has("end_turn"),
    keep_heading: on.has("keep_heading"),
    cover_own: on.has("cover_own"),
    single_colour: on.has("single_colour"),
  };
}

/** The address of the rules that a game is played by. */
export function rulesAddress(printing: string, rules: Rules): string {
  const { players, ...switches } = rules;
  const on = Object.entries(switches).flatMap(([name, value]) => (value ? [name] : []));
  return `/rules?printing=${printing}&players=${players}&with=${on.join(",")}`;
}

function number(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** Reads an address, e.g. `/g/x7/replay?at=12` is { page: "replay", game: "x7", at: 12 }. */
export function parse(path: string, search = ""): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "nowhere" };
  }
  const [first, second, third, ...rest] = parts;
  const query = new URLSearchParams(search);
  if (first === "seat" && second !== undefined && /^[0-3]$/.test(third ?? "") && rest.length === 1)
    return { page: "seat", game: second, seat: Number(third), code: rest[0] ?? "" };
  if (rest.length > 0) return { page: "nowhere" };
  if (first === undefined || (first === "new" && second === undefined)) return { page: "start" };
  if (first === "g" && second !== undefined) {
    if (third === undefined) return { page: "game", game: second, who: query.has("who") };
    if (third === "replay") {
      return { page: "replay", game: second, at: number(query, "at") };
    }
    if (third === "review" || third === "decisions") return { page: third, game: second, at: number(query, "at") };
  }
  if (first === "join" && second !== undefined && third !== undefined)
    return { page: "join", game: second, code: third };
  if ((first === "stop" || first === "confirm") && second !== undefined && third !== undefined)
    return { page: "message", what: first, contact: second, code: third };
  if (first === "back" && second !== undefined && third !== undefined)
    return { page: "back", game: second, code: third };
  if (first === "puzzles" && third === undefined) return { page: "puzzles", puzzle: second ?? null };
  if (first === "learning" && third === undefined) return { page: "learning", mistake: second ?? null };
  if (first === "learn" && third === undefined) return { page: "learn", lesson: second ?? null };
  if (second === undefined) {
    if (first === "setup") return { page: "setup", preset: PRESETS.find((one) => query.has(one)) ?? null };
    if (first === "games") return { page: "games" };
    if (first === "rules") return { page: "rules", printing: query.get("printing"), switches: readSwitches(query) };
    if (first === "analysis")
      return {
        page: "analysis",
        position: query.get("position"),
        moves: (query.get("moves") ?? "").split(",").filter(Boolean),
        game: query.get("game"),
        at: number(query, "at"),
      };
    if (first === "well") return { page: "wisdom", topic: query.has("review") ? "review" : "well" };
    if (first === "open") return { page: "open" };
    if (first === "admin") return { page: "admin" };
  }
  return { page: "nowhere" };
}

/** An address of the page as a link has it: after the hash where the host knows one document only. */
export function link(path: string): string {
  return onDevice ? `#${path}` : path;
}

/** The path and the search of where we are. */
function here(): [string, string] {
  if (!onDevice) return [location.pathname, location.search];
  const [path = "/", search = ""] = location.hash.slice(1).split(/(?=\?)/, 2);
  return [path, search];
}

/** Where we are, as the search of an address tells it. */
export const searchHere = (): string => here()[1];

/** Pages that only a server can fill: of friends elsewhere, of calls, and the operator's. */
const SERVED: readonly Route["page"][] = ["join", "seat", "back", "message", "admin"];

/** What the address means to whoever answers here. */
function routeHere(): Route {
  const route = parse(...here());
  return onDevice && SERVED.includes(route.page) ? { page: "nowhere" } : route;
}

class Router {
  route: Route = $state.raw(routeHere());

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
    // Before a link is followed, opened elsewhere or copied: links are written as a server has them.
    if (onDevice) for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, behindHash, true);
  }

  /** Goes to an address; `still` where the page is the same and stays where it is. */
  go(path: string, replace = false, still = replace): void {
    if (replace) history.replaceState(null, "", link(path));
    else history.pushState(null, "", link(path));
    this.#read();
    if (!still) scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeHere();
  }

  /** Ordinary links inside the page change the route without a reload. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const anchor = (event.target as Element).closest?.("a");
    if (!anchor || anchor.target !== "" || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
    const written = anchor.getAttribute("href") ?? "";
    if (onDevice && /^#[^/]/.test(written)) return skip(event, written.slice(1));
    const path = onDevice ? pathOf(anchor) : anchor.pathname + anchor.search;
    if (path === null || path.startsWith("/api/") || (!onDevice && anchor.hash !== "")) return;
    event.preventDefault();
    this.go(path);
  }
}

/** A link to a place on this page, whose name cannot be in the address. */
function skip(event: MouseEvent, name: string): void {
  const place = document.getElementById(name);
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus();
}

/** Where a link leads within the page, where addresses are after the hash; null elsewhere. */
function pathOf(anchor: HTMLAnchorElement): string | null {
  const written = anchor.getAttribute("href") ?? "";
  return /^#?\/(?!\/)/.test(written) ? written.replace(/^#/, "") : null;
}

/** Puts the address of a link behind the hash, so that the browser's own ways to open it lead there, too. */
function behindHash(event: Event): void {
  const anchor = (event.target as Element).closest?.("a");
  const path = anchor ? pathOf(anchor) : null;
  if (anchor && path !== null && !path.startsWith("/api/")) anchor.setAttribute("href", link(path));
}

let router: Router | undefined;

/** The one router of the page, made on first use so that tests can read addresses without a browser. */
export function useRouter(): Router {
  router ??= new Router();
  return router;
}
