#!/usr/bin/env node
// A first bot for Marrakech in JavaScript: Node alone, and no knowledge of the rules.
//
//     marrakech check-bot "node examples/first_bot.mjs"
//     marrakech arena 'cmd:node examples/first_bot.mjs' random --players 3 --games 60
//
// The same taste as examples/first_bot.py: the heading on which the least is to be paid on average, and a rug
// over squares of others, next to squares of its own colour. docs/protocol.md tells everything that a host says.

import { createInterface } from "node:readline";

/** Minus the dirhams to be paid on average; the die has six faces, `weight` of them land here. */
function worthOfHeading(position, move) {
  const landings = position.forecast[move];
  const dirhams = (some) => some.reduce((sum, one) => sum + one.weight * one.due, 0) / 6;
  // The variant: the next player walks this way, and pays some of it to us.
  if (position.step === "turn") return dirhams(landings.filter((one) => one.to === position.player));
  return -dirhams(landings);
}

/** Two points for each square taken from another player, one for each own square beside it. */
function worthOfRug(position, move) {
  let worth = 0;
  for (const square of move.split("-")) {
    const colour = position.board[square];
    if (colour !== undefined && position.owners[colour] !== position.player) worth += 2;
    worth += neighbours(square).filter((near) => position.board[near] === position.lays).length;
  }
  return worth;
}

/** The squares that share a side with one, e.g. c4, e4, d3 and d5 for d4. */
function neighbours(square) {
  const column = square.charCodeAt(0);
  const row = Number(square[1]);
  const around = [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]];
  return around.map(([c, r]) => String.fromCharCode(c) + r);
}

/** The best of the legal moves, with what each is worth. */
function decide(message) {
  const worth = message.decision === "heading" ? worthOfHeading : worthOfRug;
  const ranked = message.legal.map((move) => ({ move, value: worth(message.fields, move) }));
  ranked.sort((one, other) => other.value - one.value);
  return { move: ranked[0].move, alternatives: ranked };
}

/** One message is one line of JSON. */
function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

let position;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "first-bot-js", version: "1.0", decisions: ["heading", "rug"] });
  } else if (message.type === "options" || message.type === "new_game") {
    say({ type: "ready", id: message.id });
  } else if (message.type === "position") {
    position = message;
  } else if (message.type === "go") {
    say({ type: "decision", id: message.id, ...decide(position) });
  } else if (message.type === "quit") {
    process.stdin.destroy(); // or Node waits for it to be closed
    break;
  }
  // "stop" needs no answer here, for the decision is out before it comes.
}
