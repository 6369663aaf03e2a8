import { type FunctionComponent, use } from 'react';
import type { Opening } from '../lib/opening.ts';
import { loadMissingSheets } from './missing-sheets.ts';

/** How long a failed try counts, in ms: long enough to be shown, then the next one who needs the page loads it again. */
const forgetAfter = 1000;

/** The file of a page did not arrive: the device is offline, or the line was cut. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';

  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your internet connection.', { cause });
  }
}

/** The file of a page: its component, and what it may read ahead (see Opening). */
type PageModule<Name extends string> = Record<Name, FunctionComponent> & {
  /** A method, so that a page may name the parameters of its path. */
  readAhead?(opening: Opening): void;
};

/** A page that can read ahead what it will show. */
type PageAhead = FunctionComponent & { readAhead: (opening: Opening) => Promise<void> };

/** Whether a route's component is such a page. */
export function readsAhead(component: unknown): component is PageAhead {
  return typeof component === 'function' && 'readAhead' in component;
}

type LazyPage = PageAhead & {
  /** Loads the page ahead; a failure is left to whoever shows the page. The router calls it before it does. */
  preload: () => Promise<void>;
};

/**
 * A page that loads when it is first shown. The router's own lazyRouteComponent reloads the browser when the file does not
 * arrive, which loses the whole application while offline; this one throws PageNotLoaded.
 */
export function lazyPage<Name extends string>(load: () => Promise<PageModule<Name>>, name: Name): LazyPage {
  const source = new PageSource(load, name);
  const settled = () => undefined;
  return Object.assign(() => <Loaded source={source} />, {
    preload: () => source.get().then(settled, settled),
    readAhead: (opening: Opening) => source.get().then(({ readAhead }) => void readAhead?.(opening), settled),
  });
}

function Loaded({ source }: { source: { page: FunctionComponent | undefined; get(): Promise<unknown> } }) {
  if (!source.page) use(source.get());
  const Page = source.page;
  return Page && <Page />;
}

/** Loads a page once; forgets a failed try, so that a later one loads again. */
class PageSource<Name extends string> {
  /** The page, once it is there. */
  page: FunctionComponent | undefined;
  readonly #load: () => Promise<PageModule<Name>>;
  readonly #name: Name;
  #loading: Promise<PageModule<Name>> | undefined;

  constructor(load: () => Promise<PageModule<Name>>, name: Name) {
    this.#load = load;
    this.#name = name;
  }

  get(): Promise<PageModule<Name>> {
    this.#loading ??= this.#attempt();
    return this.#loading;
  }

  async #attempt(): Promise<PageModule<Name>> {
    try {
      const module = await this.#load();
      await loadMissingSheets();
      this.page = module[this.#name];
      return module;
    } catch (error) {
      setTimeout(() => {
        this.#loading = undefined;
      }, forgetAfter);
      throw new PageNotLoaded(error);
    }
  }
}
