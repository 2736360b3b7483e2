/** The contract's routes over mock games, as a middleware for `vite preview`; sends the server's content policy. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import type { Command, NewGame, Update } from "../../src/api/types";
import { ABOUT } from "./about.ts";
import { MockGame } from "./game.ts";

const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const games = new Map<string, MockGame>();
const answered = new Map<string, Update>();
let made = 0;

async function body(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

function identity(request: IncomingMessage, response: ServerResponse): string {
  const known = /marrakech=([^;]+)/.exec(request.headers.cookie ?? "")?.[1];
  if (known !== undefined) return known;
  const fresh = `mock${Date.now()}${Math.random()}`;
  response.setHeader("set-cookie", `marrakech=${fresh}; HttpOnly; SameSite=Lax; Path=/`);
  return fresh;
}

function refuse(response: ServerResponse, status: number, code: string, detail: object = {}): void {
  send(response, status, { code, message: code, detail });
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(value));
}

function invitesOf(game: MockGame): { seat: number; path: string }[] {
  return [...game.invites].map(([code, seat]) => ({ seat, path: `/join/${game.id}/${code}` }));
}

function create(settings: NewGame, who: string): MockGame {
  made += 1;
  const game = new MockGame(`m${made}`, settings, who, 7 + made);
  games.set(game.id, game);
  return game;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://mock");
  const who = identity(request, response);
  const [, , kind, id, what] = url.pathname.split("/");
  if (kind === "about") return send(response, 200, ABOUT);
  if (kind === "files") {
    const game = create({ printing: "en2021", seats: Array(4).fill({ kind: "bot" }) }, who);
    return send(response, 201, { game: game.id });
  }
  if (id === undefined && request.method === "POST") {
    const game = create(JSON.parse(await body(request)) as NewGame, who);
    send(response, 201, { game: game.id, table: game.table(), you: game.holders.flatMap((holder, seat) => (holder === who ? [seat] : [])), invites: invitesOf(game), watch: `/g/${game.id}` });
    return;
  }
  if (id === undefined) {
    const mine = [...games.values()].filter((game) => game.owner === who || game.holders.includes(who));
    return send(response, 200, mine.map((game) => ({ game: game.id, status: game.status, printing: game.settings.printing, names: game.seats.map((seat) => seat.name), your_turn: game.holders[game.active] === who, updated: new Date().toISOString(), result: game.table().result })).reverse());
  }
  const game = games.get(id);
  if (game === undefined) return refuse(response, 404, "no_such_game");
  const you = game.holders.flatMap((holder, seat) => (holder === who ? [seat] : []));
  const latest = game.updates.at(-1) as Update;
  const after = Number(request.headers["last-event-id"] ?? url.searchParams.get("after") ?? latest.version);
  switch (what) {
    case undefined:
      return send(response, 200, { table: latest.table, you, invites: game.owner === who ? invitesOf(game) : [] });
    case "updates":
      return send(response, 200, game.updates.slice(after));
    case "join": {
      const { invite, name } = JSON.parse(await body(request)) as { invite: string; name: string };
      if (!game.join(invite, name, who)) return refuse(response, 403, "bad_invite");
      return send(response, 200, { table: game.table(), you });
    }
    case "commands": {
      const command = JSON.parse(await body(request)) as Command;
      const before = answered.get(command.id);
      if (before !== undefined) return send(response, 200, before);
      if (!you.includes(command.seat)) return refuse(response, 403, "not_your_seat");
      if (command.version !== latest.version) return refuse(response, 409, "stale", { version: latest.version });
      const update = game.act(command.seat, command.action);
      if (typeof update === "string") return refuse(response, 422, update);
      answered.set(command.id, update);
      send(response, 200, update);
      setTimeout(() => game.bots(), 0);
      return;
    }
    case "events": {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      const tell = (update: Update): void => void response.write(`id: ${update.version}\nevent: update\ndata: ${JSON.stringify(update)}\n\n`);
      response.write(`event: presence\ndata: ${JSON.stringify({ present: game.seats.map((seat) => seat.joined) })}\n\n`);
      game.updates.slice(after).forEach(tell);
      game.listeners.add(tell);
      request.on("close", () => game.listeners.delete(tell));
      return;
    }
    case "file":
      response.setHeader("content-type", "text/plain");
      response.end("mock game file\n");
      return;
    case "rematch":
      return send(response, 200, { game: create(game.settings, who).id, path: "" });
    case "verify":
      return send(response, 200, { ok: true, checks: [{ what: "commitment", ok: true }, { what: "rolls", ok: true }] });
    default:
      return refuse(response, 404, "not_found");
  }
}

export function mockServer(): Plugin {
  return {
    name: "marrakech-mock",
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        response.setHeader("content-security-policy", POLICY);
        response.setHeader("x-content-type-options", "nosniff");
        if (request.url?.startsWith("/api/")) void serve(request, response).catch((error: unknown) => refuse(response, 500, String(error)));
        else next();
      });
    },
  };
}
