/** Numbers, shares, dates and lists as a language writes them. */
import { localeOf } from "../lib/locale";
import type { Messages } from "./made/messages";

/** What every dictionary can do beside saying its messages: `t().percent(0.38)`. */
export class Formats {
  /** The code of the language, e.g. `fr`. */
  readonly code: string;
  readonly #list: Intl.ListFormat;
  /** By the digits after the point: making one costs far more than using it. */
  readonly #decimals: Intl.NumberFormat[] = [];

  constructor(language: string) {
    this.code = language;
    this.#list = new Intl.ListFormat(language);
  }

  get #messages(): Messages {
    return this as unknown as Messages;
  }

  list(items: string[]): string {
    return this.#list.format(items);
  }

  /** With exactly so many digits after the point and a real minus, e.g. `−2.5`. */
  decimal(value: number, digits = 1): string {
    const format = (this.#decimals[digits] ??= new Intl.NumberFormat(this.code, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }));
    // What `toFixed` rounds: Intl looks at the shortest decimal that stands for the number, not at the number.
    return format.format(Number(value.toFixed(digits))).replace("-", "−");
  }

  /** A share, e.g. `38%`. */
  percent(share: number, digits = 0): string {
    return this.#messages.hundredths(this.decimal(share * 100, digits));
  }

  /** A share with its sign, e.g. `−6%`. */
  signed(share: number, digits = 0): string {
    return sign(Math.round(share * 100 * 10 ** digits)) + this.percent(Math.abs(share), digits);
  }

  /** Points with their sign, e.g. `+13.2`. */
  points(value: number, digits = 1): string {
    return sign(Math.round(value * 10 ** digits)) + this.decimal(Math.abs(value), digits);
  }

  /** How often something comes: in faces of the die where it is one, e.g. `2 in 6`. */
  odds(chance: number): string {
    const faces = Math.round(chance * 6);
    return Math.abs(chance * 6 - faces) < 0.01 ? this.#messages.chance(faces) : this.percent(chance);
  }

  /** A whole number with its digits grouped, as the device's locale does it. */
  whole(value: number): string {
    return new Intl.NumberFormat(localeOf(this.code)).format(value);
  }

  measured(value: number, unit: "megabyte" | "millisecond"): string {
    return new Intl.NumberFormat(localeOf(this.code), { style: "unit", unit }).format(Math.round(value));
  }

  /** Seconds as minutes and seconds, e.g. `1:05`; from an hour on as `1 h 20 min`, from a day as `2 days 5 h`. */
  clock(seconds: number): string {
    const hours = Math.floor(seconds / 3600);
    if (hours >= 24) return this.#messages.daysAndHours(Math.floor(hours / 24), hours % 24);
    // Nobody counts the minutes of half a day.
    if (hours >= 1) return this.#messages.hoursAndMinutes(hours, hours < 3 ? Math.floor((seconds % 3600) / 60) : 0);
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  }

  /** A day, e.g. `18 November 2026`. */
  day(at: number): string {
    return new Date(at).toLocaleDateString(localeOf(this.code), { dateStyle: "long" });
  }
  /** A date and a time, as the device's locale writes them. */
  date(at: Date, dateStyle?: "short" | "medium"): string {
    return at.toLocaleString(localeOf(this.code), dateStyle && { dateStyle, timeStyle: "short" });
  }

  /** A day in words, e.g. `3 November`, with the year if it is another one. */
  dayInWords(at: Date): string {
    const year = at.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
    return at.toLocaleDateString(localeOf(this.code), { day: "numeric", month: "long", ...year });
  }
}

const sign = (value: number): string => (value === 0 ? "±" : value > 0 ? "+" : "−");
