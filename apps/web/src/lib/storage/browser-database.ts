import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this browser, in IndexedDB. The first operation opens it. */
export class BrowserDatabase<S extends DBSchema> {
  readonly #name: string;
  readonly #patience: number;
  readonly #create: (database: IDBPDatabase<S>) => void;
  #opened: Promise<IDBPDatabase<S>> | undefined;

  /**
   * A device that does not answer within so many milliseconds counts as one that keeps nothing. `create` makes the stores of a
   * new database.
   */
  constructor(name: string, patience: number, create: (database: IDBPDatabase<S>) => void) {
    this.#name = name;
    this.#patience = patience;
    this.#create = create;
  }

  /** Runs an operation. Rejects if the browser refuses it or does not answer. */
  async run<T>(operation: (database: IDBPDatabase<S>) => Promise<T>): Promise<T> {
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
      blocking: () => this.#letGo(), // a newer build in another tab needs it
      terminated: () => this.#letGo(),
    });
  }

  /** Closes the database. The next operation opens it again. */
  #letGo(): void {
    void this.#opened?.then(
      (database) => database.close(),
      () => {}, // it was never open, which its caller has been told
    );
    this.#opened = undefined;
  }
}
