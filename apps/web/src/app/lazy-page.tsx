import { type FunctionComponent, use } from 'react';

/** How long a failed try counts, in ms: long enough to be shown, then the next one who needs the page loads it again. */
const forgetAfter = 1000;

/** The file of a page did not arrive: the device is offline, or the line was cut. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';

  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your internet connection.', { cause });
  }
}

type LazyPage = FunctionComponent & {
  /** Loads the page ahead; a failure is left to whoever shows the page. The router calls it before it does. */
  preload: () => Promise<void>;
};

/**
 * A page that loads when it is first shown. The router's own lazyRouteComponent reloads the browser when the file does not
 * arrive, which loses the whole application while offline; this one throws PageNotLoaded.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
): LazyPage {
  const source = new PageSource(async () => (await load())[name]);
  const settled = () => undefined;
  return Object.assign(() => <Loaded source={source} />, {
    preload: () => source.get().then(settled, settled),
  });
}

function Loaded({ source }: { source: PageSource }) {
  const Page = source.page ?? use(source.get());
  return <Page />;
}

/** Loads a page once; forgets a failed try, so that a later one loads again. */
class PageSource {
  /** The page, once it is there. */
  page: FunctionComponent | undefined;
  readonly #load: () => Promise<FunctionComponent>;
  #loading: Promise<FunctionComponent> | undefined;

  constructor(load: () => Promise<FunctionComponent>) {
    this.#load = load;
  }

  get(): Promise<FunctionComponent> {
    this.#loading ??= this.#attempt();
    return this.#loading;
  }

  async #attempt(): Promise<FunctionComponent> {
    try {
      this.page = await this.#load();
      return this.page;
    } catch (error) {
      setTimeout(() => {
        this.#loading = undefined;
      }, forgetAfter);
      throw new PageNotLoaded(error);
    }
  }
}
