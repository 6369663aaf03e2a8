import { feedbackTexts } from '#texts/shared.ts';

/** Milliseconds that a failure is kept: long enough to be shown, then the next use loads the module again. */
const forgetAfter = 1000;

/** A module of the application did not arrive: the device is offline, or the connection broke. */
export class ModuleNotLoaded extends Error {
  override readonly name = 'ModuleNotLoaded';

  constructor(cause: unknown) {
    super(feedbackTexts.pageNotLoaded, { cause });
  }
}

/** A module of the application that is loaded with its styles when first needed: once, unless an attempt fails. */
export class LazyModule<Module> {
  /** The module's exports; undefined until it is loaded. */
  module: Module | undefined;
  readonly #load: () => Promise<Module>;
  #loading: Promise<Module> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** Loads the module. Throws ModuleNotLoaded. */
  get(): Promise<Module> {
    this.#loading ??= this.#attempt();
    return this.#loading;
  }

  /** Loads the module in advance. Resolves to undefined on failure, which `get` reports when the module is needed. */
  async preload(): Promise<Module | undefined> {
    return this.get().catch(() => undefined);
  }

  async #attempt(): Promise<Module> {
    try {
      const module = await this.#load();
      this.module = module;
      return module;
    } catch (error) {
      setTimeout(() => {
        this.#loading = undefined;
      }, forgetAfter);
      throw new ModuleNotLoaded(error);
    }
  }
}
