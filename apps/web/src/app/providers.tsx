import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ContextType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { styleNonce } from '#lib/browser/page.ts';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { theme } from './theme.ts';

const toastsFile = new LazyModule(() => import('./Toasts.tsx'));

/** Milliseconds before the toasts' code is loaded, as the first screen shows none, and between two attempts. */
const loadToastsAfter = 1500;

/** What Mantine's own provider sets up when it starts stands in index.html and in a style sheet (styles/mantine-variables.css). */
const mantine: ContextType<typeof MantineContext> = {
  colorScheme: 'dark',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  getStyleNonce: () => styleNonce,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/** The theme and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const Toasts = useToasts();
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>
        {children}
        {Toasts && <Toasts />}
      </MantineThemeProvider>
    </MantineContext>
  );
}

function useToasts() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      if (await toastsFile.preload()) startTransition(() => setLoaded(true));
      else wait();
    };
    const wait = () => {
      timer = setTimeout(() => void load(), loadToastsAfter);
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return loaded ? toastsFile.module?.Toasts : undefined;
}
