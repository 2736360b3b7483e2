/** Every route of the server that the page calls, one function each. */
import { freshNumber } from "../dice/numbers";
import { ask } from "./host";
import type {
  Afterthought,
  About,
  Calls,
  Command,
  Created,
  Evaluation,
  Figure,
  Gesture,
  Hint,
  Invitation,
  LevelSeen,
  Lines,
  MyGame,
  NewContact,
  NewGame,
  Opened,
  PositionSeen,
  Problem,
  Puzzle,
  PuzzleAnswer,
  Ranking,
  Review,
  ReviewedGame,
  Rollout,
  RolloutRequest,
  SeatClaim,
  SolverRating,
  StudyProgress,
  TestOutcome,
  TriedMove,
  Update,
  Verification,
} from "./types";

/** A refusal by the server, or `offline` when there was no answer at all. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "Refused";
  }
}

/** Is told of every refusal, whoever asked. */
export const hears: { refused: (refused: Refused) => void } = { refused: () => {} };

/** The date of the last answer, as the server's clock had it. */
export const lastAnswer: { date: string | null } = { date: null };

export async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await ask(path, { credentials: "same-origin", ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Refused("offline", "The server does not answer.", 0);
  }
  lastAnswer.date = response.headers.get("date");
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    const refused = new Refused(
      problem.code ?? `http_${response.status}`,
      problem.message ?? response.statusText,
      response.status,
      problem.detail ?? {},
    );
    hears.refused(refused);
    throw refused;
  }
  return (response.status === 204 ? null : await response.json()) as T;
}

function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return call<T>(path, {
    ...(signal === undefined ? {} : { signal }),
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export type Tell = (progress: StudyProgress) => void;

/** Asks until it is worked out, a few seconds at a time; `tell` hears how far it is. */
async function studied<T extends object>(
  path: string,
  seconds: number,
  signal: AbortSignal,
  tell?: Tell,
  init: RequestInit = {},
): Promise<T> {
  for (;;) {
    const found = await call<T | StudyProgress>(`${path}wait=${seconds}`, { ...init, signal });
    if (!("before" in found)) return found;
    tell?.(found);
  }
}

const at = (game: string, rest = ""): string => `/api/games/${encodeURIComponent(game)}${rest}`;

export const api = {
  about: () => call<About>("/api/about"),
  showPass: (pass: string) => post<{ label: string }>("/api/pass", { pass }),
  create: (game: NewGame) =>
    // Dice that are rolled by hand mix in nothing.
    post<Created>("/api/games", game.dice === "by_hand" ? game : { number: freshNumber(), ...game }),
  mine: () => call<MyGame[]>("/api/games"),
  open: (game: string) => call<Opened>(at(game)),
  join: (game: string, invite: string, name: string, figure: Figure | null) =>
    post<Opened>(at(game, "/join"), { invite, name, figure, number: freshNumber() }),
  invitation: (game: string, code: string) => call<Invitation>(at(game, `/invitation/${encodeURIComponent(code)}`)),
  begin: (game: string, level: string | null) => post<Opened>(at(game, "/start"), { level }),
  changeSeat: (game: string, seat: number, level: string | null) => post<Opened>(at(game, "/seat"), { seat, level }),
  device: (game: string, seat: number, code: string | null = null) =>
    post<{ path: string }>(at(game, "/device"), { seat, code }),
  gesture: (game: string, seat: number, gesture: Gesture) => post<null>(at(game, "/gesture"), { seat, gesture }),
  remove: (game: string) => call<null>(at(game), { method: "DELETE" }),
  command: (game: string, command: Command, signal?: AbortSignal) =>
    post<Update>(at(game, "/commands"), command, signal),
  updates: (game: string, after: number) => call<Update[]>(at(game, `/updates?after=${after}`)),
  verify: (game: string) => call<Verification>(at(game, "/verify")),
  hint: (game: string, signal: AbortSignal) => call<Hint>(at(game, "/hint"), { signal }),
  evaluation: (game: string, version: number, signal: AbortSignal) =>
    call<Evaluation | null>(at(game, `/evaluation?version=${version}`), { signal }),
  afterthoughts: (game: string, signal: AbortSignal) => call<Afterthought[]>(at(game, "/afterthoughts"), { signal }),
  rematch: (game: string) => post<{ game: string; path: string }>(at(game, "/rematch"), {}),
  declineRematch: (game: string) => post<null>(at(game, "/rematch/decline"), {}),
  withdrawRematch: (game: string) => post<null>(at(game, "/rematch/withdraw"), {}),
  rematchWithout: (game: string, seats: number[]) =>
    post<{ game: string; path: string }>(at(game, "/rematch/without"), { seats }),
  rematchBot: (game: string, seat: number) =>
    post<{ game: string; path: string }>(at(game, "/rematch/bot"), { seat, level: null }),
  changePerson: (game: string, seat: number, name: string | null, figure: Figure | null) =>
    post<Opened>(at(game, "/person"), { seat, name, figure }),
  chooseStarter: (game: string, seat: number) => post<Opened>(at(game, "/starter"), { seat }),
  claim: (game: string, seat: number) => post<SeatClaim>(at(game, "/claim"), { seat }),
  withdrawClaim: (game: string) => post<null>(at(game, "/claim/withdraw"), {}),
  answerClaim: (game: string, claim: string, yes: boolean) => post<null>(at(game, "/claim/answer"), { claim, yes }),
  comeBack: (game: string, code: string) => post<{ path: string }>(at(game, "/return"), { code }),
  /** The deepest review that there is, or one that is to be made: a game has one verdict, wherever it is told. */
  review: (game: string, depth: "deep" | null, signal: AbortSignal, tell?: Tell) =>
    studied<Review>(
      at(game, depth === null ? "/review?" : `/review?depth=${depth}&`),
      tell === undefined ? 25 : 1,
      signal,
      tell,
    ),
  stopReview: (game: string) => post<null>(at(game, "/review/stop"), {}),
  position: (position: string, moves: readonly string[] = []) =>
    post<PositionSeen>("/api/positions", { position, moves }),
  ranking: (position: string, depth: "quick" | "standard", signal: AbortSignal, tell?: Tell) =>
    studied<Ranking>("/api/positions/ranking?", 5, signal, tell, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ position, depth }),
    }),
  /** Rolls a position out until it is finished; `tell` hears of more games as they come. */
  rollout: async (
    asked: Partial<RolloutRequest> & { position: string },
    signal: AbortSignal,
    tell: (rolled: Rollout) => void,
  ): Promise<void> => {
    for (let games = 0; ;) {
      const rolled = await post<Rollout>(`/api/positions/rollout?wait=10&after=${games}`, asked, signal);
      tell(rolled);
      if (rolled.finished) return;
      games = rolled.games;
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
  },
  stopRollout: (asked: Partial<RolloutRequest> & { position: string }) =>
    post<null>("/api/positions/rollout/stop", asked),
  /** With the game that the position is from, and the version there, its dice come again. */
  playOn: (
    position: string,
    seat: number,
    level: string | null,
    name: string | null,
    dice: { game: string; version: number } | null = null,
  ) => post<{ game: string; path: string }>("/api/positions/game", { position, seat, level, name, ...dice }),
  /** What was tried, as the text of a game file. */
  writeLines: async (
    position: string,
    moves: readonly TriedMove[],
    origin: { game: string; version: number } | null,
  ): Promise<string> => {
    const answer = await ask("/api/positions/file", {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ position, moves, ...origin }),
    });
    if (!answer.ok)
      throw new Refused(
        "bad_file",
        ((await answer.json().catch(() => ({}))) as Partial<Problem>).message ?? answer.statusText,
        answer.status,
      );
    return answer.text();
  },
  readLines: (text: string) =>
    call<Lines>("/api/positions/lines", { method: "POST", headers: { "content-type": "text/plain" }, body: text }),
  puzzles: () => call<Puzzle[]>("/api/puzzles"),
  dailyPuzzle: () => call<Puzzle>("/api/puzzles/daily"),
  /** Without a choice the solution is asked for; with a solver's rating the answer has the new one. */
  tryPuzzle: (puzzle: string, choice: string | null, solver: SolverRating | null) =>
    post<PuzzleAnswer>(`/api/puzzles/${encodeURIComponent(puzzle)}/tries`, { choice, solver }),
  level: (games: readonly ReviewedGame[]) => post<LevelSeen>("/api/learning/level", { games }),
  calls: (language: string, zone: string) =>
    call<Calls>(`/api/calls?language=${language}&zone=${encodeURIComponent(zone)}`),
  giveContact: (contact: NewContact) => post<Calls>("/api/calls", contact),
  dropContact: (id: string) => call<null>(`/api/calls/${id}`, { method: "DELETE" }),
  testCalls: () => post<TestOutcome[]>("/api/calls/test", {}),
  /** What the link in a message asks for. */
  answerMessage: (what: "stop" | "confirm", contact: string, code: string) =>
    call<null>(`/${what}/${encodeURIComponent(contact)}/${encodeURIComponent(code)}`, { method: "POST" }),
  upload: (text: string) =>
    call<{ game: string }>("/api/files", { method: "POST", headers: { "content-type": "text/plain" }, body: text }),
  file: (game: string) => ask(at(game, "/file")).then((answer) => answer.text()),
  fileAddress: (game: string) => at(game, "/file"),
  leaveAddress: (game: string) => at(game, "/leave"),
  eventsAddress: (game: string, after: number, invite?: string) =>
    at(game, `/events?after=${after}${invite === undefined ? "" : `&invite=${encodeURIComponent(invite)}`}`),
};

export type Api = typeof api;
