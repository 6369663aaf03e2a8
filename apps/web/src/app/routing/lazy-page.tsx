import { type FunctionComponent, use, useState } from 'react';
import type { LazyModule } from '#lib/loading/lazy-module.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';

/** A page's module: its component and, optionally, its prefetch (see PrefetchContext). */
export type PageModule<Name extends string> = Record<Name, FunctionComponent> & {
  /** A method, because its parameter is bivariant: a page may declare the parameters of its own path. */
  prefetch?(context: PrefetchContext): void;
};

/** A page that can prefetch its data. */
type PrefetchingPage = FunctionComponent & { prefetch: (context: PrefetchContext) => Promise<void> };

/** Whether a route's component can prefetch its data. */
export function canPrefetch(component: unknown): component is PrefetchingPage {
  return typeof component === 'function' && 'prefetch' in component;
}

type LazyPage = PrefetchingPage & {
  /** Loads the page in advance; the router calls this. A failure is reported only when the page is shown. */
  preload: () => Promise<void>;
  /** What is loaded. */
  file: LazyModule<unknown>;
};

/**
 * Creates a page that loads when it is first shown. The router's own lazyRouteComponent reloads the browser when the file
 * does not arrive, which loses the whole application while offline; this one throws ModuleNotLoaded.
 */
export function lazyPage<Name extends string>(file: LazyModule<PageModule<Name>>, name: Name): LazyPage {
  return Object.assign(() => <PageView file={file} name={name} />, {
    file,
    preload: async () => void (await file.preload()),
    prefetch: async (context: PrefetchContext) => (await file.preload())?.prefetch?.(context),
  });
}

interface PageViewProps<Name extends string> {
  file: LazyModule<PageModule<Name>>;
  name: Name;
}

/** Decides once, on mount, whether to suspend: a page that is already loaded renders at once. */
function PageView<Name extends string>({ file, name }: PageViewProps<Name>) {
  const [module] = useState(file.module);
  if (!module) return <PendingPage file={file} name={name} />;
  const Page: FunctionComponent = module[name];
  return <Page />;
}

function PendingPage<Name extends string>({ file, name }: PageViewProps<Name>) {
  const Page: FunctionComponent = use(file.get())[name];
  return <Page />;
}
