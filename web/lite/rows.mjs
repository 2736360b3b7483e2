// Rows of text under keys in IndexedDB, as `marrakech.store.indexeddb.Rows` asks for them. A commit is one transaction
// that is on the disk ("strict" durability, where the browser knows it) before it is acknowledged.

const TABLE = "rows";

/** The end of all keys that begin with a prefix: no character comes after this one. */
const LAST = "\uffff";

/**
 * Opens the database, which is made if there is none: `made` hears of that, and `lost` that the browser has closed or
 * deleted it.
 */
export function openRows(name, lost = () => {}, made = () => {}) {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLE);
      made();
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new DOMException("another page keeps the database open", "BlockedError"));
    asked.onsuccess = () => {
      const database = asked.result;
      // A newer release may want to change it, or somebody deletes what this site keeps.
      database.onversionchange = () => database.close();
      database.onclose = lost;
      resolve(new Rows(database));
    };
  });
}

/** The range of a key, or of all that begin with it where it ends with a slash. */
const those = (key) => (key.endsWith("/") ? IDBKeyRange.bound(key, key + LAST) : key);

/**
 * Why a transaction came to nothing, as Python can hear it: some browsers have a class of its own for a full quota, which
 * Pyodide does not know for an error, and whoever waits for it would wait for ever.
 */
const reason = ({ error }) => new DOMException(error?.message ?? "aborted", error?.name ?? "AbortError");

class Rows {
  #database;

  constructor(database) {
    this.#database = database;
  }

  get(key) {
    return this.#read((table) => table.get(key)); // undefined is None to Python, and null would not be
  }

  /** Keys and texts, in the order of the keys. */
  async within(prefix, after) {
    const range = IDBKeyRange.bound(after > prefix ? after : prefix, prefix + LAST, after > prefix);
    let keys, texts;
    await this.#read((table) => {
      const asked = table.getAllKeys(range);
      asked.onsuccess = () => (keys = asked.result);
      const last = table.getAll(range);
      last.addEventListener("success", () => (texts = last.result));
      return last;
    });
    return keys.flatMap((key, at) => [key, texts[at]]);
  }

  /** Adds, writes and deletes, all or nothing; each list has keys and texts in turn. */
  commit(added, changed, gone) {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(TABLE, "readwrite", { durability: "strict" });
      const table = transaction.objectStore(TABLE);
      for (const key of gone) table.delete(those(key));
      for (let at = 0; at < added.length; at += 2) table.add(added[at + 1], added[at]);
      for (let at = 0; at < changed.length; at += 2) table.put(changed[at + 1], changed[at]);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(reason(transaction));
    });
  }

  close() {
    this.#database.close();
  }

  #read(ask) {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(TABLE, "readonly");
      const asked = ask(transaction.objectStore(TABLE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(reason(transaction));
    });
  }
}
