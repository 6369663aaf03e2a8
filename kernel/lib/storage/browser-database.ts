import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb';

type Mode = 'readonly' | 'readwrite';
type Store<S extends DBSchema, N extends StoreNames<S>, M extends Mode> = IDBPObjectStore<S, [N], N, M>;

/** A database of this browser, in IndexedDB. The first operation opens it; each has one store in a transaction of its own. */
export class BrowserDatabase<S extends DBSchema> {
  readonly #name: string;
  readonly #patience: number;
  readonly #create: (database: IDBPDatabase<S>) => void;
  #opened: Promise<IDBPDatabase<S>> | undefined;
  readonly #underWay = new Set<{ abort(): void }>();
  readonly #onLost = new Set<() => void>();

  /**
   * A device that does not answer within so many milliseconds counts as one that keeps nothing. `create` makes the stores of a
   * new database.
   */
  constructor(name: string, patience: number, create: (database: IDBPDatabase<S>) => void) {
    this.#name = name;
    this.#patience = patience;
    this.#create = create;
    globalThis.addEventListener?.('pagehide', () => this.#abort());
  }

  /**
   * Calls back when the browser has closed or removed the database under an open page, as when its storage is cleared, until the signal
   * aborts. The next operation makes a new one.
   */
  onLost(listener: () => void, signal: AbortSignal): void {
    this.#onLost.add(listener);
    signal.addEventListener('abort', () => this.#onLost.delete(listener));
  }

  /** Reads from a store. Rejects if the browser refuses it or does not answer. */
  read<N extends StoreNames<S>, T>(
    name: N,
    operation: (store: Store<S, N, 'readonly'>) => Promise<T>,
  ): Promise<T> {
    return this.#inTime((database) => this.#transact(database.transaction(name), operation));
  }

  /** Changes a store, wholly or not at all. Rejects if the browser refuses it or does not answer. */
  write<N extends StoreNames<S>, T>(
    name: N,
    operation: (store: Store<S, N, 'readwrite'>) => Promise<T>,
    options?: IDBTransactionOptions,
  ): Promise<T> {
    return this.#inTime((database) =>
      this.#transact(database.transaction(name, 'readwrite', options), operation),
    );
  }

  /** Runs an operation to its end, which comes at once: a page that is left after its last request need not wait for an answer. */
  async #transact<Of, T>(
    transaction: { store: Of; done: Promise<void>; commit(): void; abort(): void },
    operation: (store: Of) => Promise<T>,
  ): Promise<T> {
    this.#underWay.add(transaction);
    const run = async () => {
      const result = await operation(transaction.store);
      transaction.commit();
      return result;
    };
    try {
      const [result] = await Promise.all([run(), transaction.done]);
      return result;
    } catch (error) {
      giveUp(transaction);
      throw error;
    } finally {
      this.#underWay.delete(transaction);
    }
  }

  async #inTime<T>(operation: (database: IDBPDatabase<S>) => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error('The storage of this device does not answer.')),
        this.#patience,
      );
    });
    try {
      this.#opened ??= this.#open();
      return await Promise.race([this.#opened.then(operation), tooLong]);
    } catch (error) {
      this.#letGo();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #open(): Promise<IDBPDatabase<S>> {
    return openDB<S>(this.#name, 1, {
      upgrade: this.#create,
      // A newer build in another tab needs it, or somebody removes it.
      blocking: (_current, wanted) => (wanted === null ? this.#lose() : this.#letGo()),
      terminated: () => this.#lose(),
    });
  }

  #lose(): void {
    this.#letGo();
    for (const listener of this.#onLost) listener();
  }

  /** Closes the database. The next operation opens it again. */
  #letGo(): void {
    void this.#opened?.then(
      (database) => database.close(),
      () => {}, // it was never open, which its caller has been told
    );
    this.#opened = undefined;
  }

  /**
   * Gives up what a page has under way when it is left. WebKit does not: the page that follows, and every other one, then waits
   * for it until the browser is closed (decision 46). What is being committed goes on.
   */
  #abort(): void {
    for (const transaction of this.#underWay) giveUp(transaction);
  }
}

function giveUp(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // it is at its end
  }
}
