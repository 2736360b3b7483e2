/** Numbers, shares, dates and lists as a language writes them. */
import { localeOf } from "../lib/locale";
import type { Messages } from "./made/messages";

/** What every dictionary can do beside saying its messages: `t().percent(0.38)`. */
export class Formats {
  readonly #language: string;
  readonly #list: Intl.ListFormat;
  /** By the digits after the point: making one costs far more than using it. */
  readonly #decimals: Intl.NumberFormat[] = [];

  constructor(language: string) {
    this.#language = language;
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
    const format = (this.#decimals[digits] ??= new Intl.NumberFormat(this.#language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }));
    // What `toFixed` rounds: Intl looks at the shortest decimal that stands for the number, not at the number.
    return format.format(Number(value.toFixed(digits))).replace("-", "−");
  }

  /** A share, e.g. `38 %`. */
  percent(share: number, digits = 0): string {
    return this.#messages.hundredths(this.decimal(share * 100, digits));
  }

  /** A share with its sign, e.g. `−6 %`. */
  signed(share: number): string {
    return sign(Math.round(share * 100)) + this.percent(Math.abs(share));
  }

  /** Points with their sign, e.g. `+13`. */
  points(value: number): string {
    return sign(Math.round(value)) + String(Math.abs(Math.round(value)));
  }

  /** How often something comes: in faces of the die where it is one, e.g. `2 in 6`. */
  odds(chance: number): string {
    const faces = Math.round(chance * 6);
    return Math.abs(chance * 6 - faces) < 0.01 ? this.#messages.chance(faces) : this.percent(chance);
  }

  /** A whole number with its digits grouped, as the device's locale does it. */
  whole(value: number): string {
    return new Intl.NumberFormat(localeOf(this.#language)).format(value);
  }

  measured(value: number, unit: "megabyte" | "millisecond"): string {
    return new Intl.NumberFormat(localeOf(this.#language), { style: "unit", unit }).format(Math.round(value));
  }

  /** Seconds as minutes and seconds, e.g. `1:05`. */
  clock(seconds: number): string {
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  }

  /** A date and a time, as the device's locale writes them. */
  date(at: Date, dateStyle?: "short" | "medium"): string {
    return at.toLocaleString(localeOf(this.#language), dateStyle && { dateStyle, timeStyle: "short" });
  }
}

const sign = (value: number): string => (value === 0 ? "±" : value > 0 ? "+" : "−");
