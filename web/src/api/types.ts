/**
 * What the server says and is told, by the names the page uses.
 *
 * `schema.ts` is made from the server's OpenAPI document (`npm run types`). Here its names become the
 * page's, and strings that the document leaves open are given a name of their own.
 */
import type * as schema from "./schema";

export type Colour = schema.Laid["colour"];
export type Heading = schema.Assam["heading"];
export type Turn = schema.Forecast["turn"];
export type PrintingId = "fr57" | "suleika" | "fr60" | "en2021" | "ro57";
/** A square as people write it, e.g. `d4`. */
export type Square = string;
/** A rug place, smaller square first, e.g. `d4-e4`. */
export type Place = string;

export type Afterthought = schema.Afterthought;
export type Assam = schema.Assam;
export type Calls = schema.CallsSeen;
export type Contact = schema.ContactSeen;
export type ContactKind = Contact["kind"];
export type NewContact = schema.NewContact;
export type TestOutcome = schema.TestOutcome;
export type Clock = schema.Clock;
export type Forecast = schema.Forecast;
export type Invite = schema.Invite;
export type Landing = schema.RollForecast;
export type LegalRug = schema.LegalRug;
export type Level = schema.LevelInfo;
export type Next = schema.Next;
export type PathStep = schema.PathStep;
export type Pile = schema.Pile;
export type Position = schema.Position;
export type Rank = schema.Standing;
export type RefereeTithe = NonNullable<NonNullable<schema.Table["referee"]>["tithe"]>;
export type Purse = schema.Purse;
export type Undoable = schema.Undo["what"];
export type Refusal = schema.RefusedRug["why"];
export type Result = schema.Result;
export type Rug = schema.Rug;
export type Rules = schema.Rules;
export type Seat = schema.Seat;
export type Step = Next["step"];
export type Table = schema.Table & { printing: PrintingId };
export type GameEvent = schema.Update["events"][number];
export type Update = Omit<schema.Update, "table"> & { table: Table };

export type Command = schema.Command;
export type Action = Command["action"];
export type NewGame = schema.GameRequest & { printing: PrintingId };
export type NewSeat = schema.SeatRequest;

export type Printing = schema.PrintingInfo & { id: PrintingId };
export type About = Omit<schema.About, "printings"> & { printings: Printing[] };
export type HouseRules = schema.HouseRules;
export type Created = Omit<schema.GameCreated, "table"> & { table: Table };
export type Invitation = Omit<schema.Invitation, "table"> & { table: Table };
export type Offer = schema.Offer;
export type Series = schema.Series;
export type SeatClaim = schema.SeatClaim;
export interface ClaimAnswer {
  claim: string;
  seat: number;
  yes: boolean;
}
export type Gesture = schema.GestureRequest["gesture"];
/** A figure that somebody may choose. */
export type Figure = NonNullable<schema.Seat["figure"]>;
export type Opened = Omit<schema.GameSeen, "table"> & { table: Table };
export type MyGame = schema.GameListed & { printing: PrintingId };
export type Verification = schema.DiceReport;
export type Problem = schema.Problem;
export type Hint = schema.Hint;
export type Advised = schema.Advised;
export type Evaluation = schema.Evaluation;
export type Puzzle = schema.PuzzleShown;
export type PuzzleAnswer = schema.PuzzleAnswer;
export type SolverRating = schema.SolverRating;
export type ReviewedGame = schema.ReviewedGame;
export type LevelSeen = schema.LevelSeen;
export type LevelRange = schema.LevelRange;
export type Lines = schema.Lines;
export type Review = schema.Review;
export type TriedMove = schema.TriedMove;
export type ReviewMove = schema.ReviewMove;
export type ReviewMistake = schema.ReviewMistake;
export type Because = schema.Because;
export type StudyProgress = schema.StudyProgress;
export type PositionSeen = schema.PositionSeen;
export type Ranking = schema.Ranking;
export type RankedChoice = schema.RankedChoice;
export type Rollout = schema.Rollout;
export type RolloutRequest = schema.RolloutRequest;

/** What the operator's page is told and sends. */
export type Overview = schema.Overview;
export type GamePage = schema.GamePage;
export type GameCensus = schema.GameCensus;
export type Block = schema.Block;
export type BlockRequest = schema.BlockRequest;
export type NewPass = schema.NewPass;
