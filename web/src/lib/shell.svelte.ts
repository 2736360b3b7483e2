/** What lies over the page: one dialog at a time, and a short message at the bottom. */

class Shell {
  menu = $state(false);
  keys = $state(false);
  /** The server asks for a pass before somebody sets up a game. */
  pass = $state(false);
  /** Something waits for the reader: told in the title, for a page in the background. */
  attention: string | null = $state(null);
  /** The rules of the game on show, in a line, and where they are explained. */
  rules: { line: string; address: string } | null = $state(null);
  /** The game on show, as far as the menu has something to do with it. */
  game: {
    id: string;
    seat: number | null;
    playing: boolean;
    yours: boolean;
    friends: string[];
    /** A real table that this page referees. */
    real: boolean;
  } | null = $state(null);
  /** At a real table, the coins are not what they should be. */
  differ = $state(false);
  message: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does a dialog lie over the page? A closed one says so a moment late, when the next key may have come. */
  get covered(): boolean {
    return document.querySelector("dialog[open]") !== null;
  }

  tell(message: string): void {
    this.message = message;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.message = null), 4000);
  }
}

export const shell = new Shell();
