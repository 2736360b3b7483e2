/** The server's facts about printings and levels, fetched once. */
import { api } from "../api/client";
import type { About, Printing } from "../api/types";

class Facts {
  about: About | null = $state.raw(null);
  failed = $state(false);
  #asked = false;

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    api.about().then(
      (about) => (this.about = about),
      () => {
        this.failed = true;
        this.#asked = false;
      },
    );
  }

  /** Looks again, e.g. whether a bot is ready by now; what is known stays until the answer comes. */
  refresh(): void {
    this.#asked = false;
    this.ask();
  }

  printing(id: string): Printing | undefined {
    return this.about?.printings.find((one) => one.id === id);
  }

  edge(id: string): Printing["edge"] {
    return this.printing(id)?.edge ?? "mosaics";
  }
}

export const facts = new Facts();
