import { loadMissingSheets } from './missing-sheets.ts';

/** How long a failed try counts, in ms: long enough to be shown, then the next one who needs the file loads it again. */
const forgetAfter = 1000;

/** A file of the application did not arrive: the device is offline, or the line was cut. */
export class FileNotLoaded extends Error {
  override readonly name = 'FileNotLoaded';

  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your internet connection.', { cause });
  }
}

/** A file of the application that is loaded when it is first needed, with its styles: once, unless a try fails. */
export class CodeFile<Module> {
  /** What the file exports, once it is there. */
  module: Module | undefined;
  readonly #load: () => Promise<Module>;
  #loading: Promise<Module> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** Throws FileNotLoaded. */
  get(): Promise<Module> {
    this.#loading ??= this.#attempt();
    return this.#loading;
  }

  /** Loads the file ahead of its need; a failure is left to whoever needs it. */
  async preload(): Promise<Module | undefined> {
    return this.get().catch(() => undefined);
  }

  async #attempt(): Promise<Module> {
    try {
      const module = await this.#load();
      await loadMissingSheets();
      this.module = module;
      return module;
    } catch (error) {
      setTimeout(() => {
        this.#loading = undefined;
      }, forgetAfter);
      throw new FileNotLoaded(error);
    }
  }
}
