import { type FunctionComponent, use, useState } from 'react';
import type { CodeFile } from '../lib/code-file.ts';
import type { Opening } from '../lib/opening.ts';

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
 * arrive, which loses the whole application while offline; this one throws FileNotLoaded.
 */
export function lazyPage<Name extends string>(file: CodeFile<PageModule<Name>>, name: Name): LazyPage {
  return Object.assign(() => <Shown file={file} name={name} />, {
    preload: async () => void (await file.preload()),
    readAhead: async (opening: Opening) => (await file.preload())?.readAhead?.(opening),
  });
}

interface ShownProps<Name extends string> {
  file: CodeFile<PageModule<Name>>;
  name: Name;
}

/** Decides once, when it comes up, whether there is anything to wait for: a page that is there is drawn at once. */
function Shown<Name extends string>({ file, name }: ShownProps<Name>) {
  const [module] = useState(file.module);
  if (!module) return <Coming file={file} name={name} />;
  const Page: FunctionComponent = module[name];
  return <Page />;
}

function Coming<Name extends string>({ file, name }: ShownProps<Name>) {
  const Page: FunctionComponent = use(file.get())[name];
  return <Page />;
}
