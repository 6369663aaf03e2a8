import { MantineProvider } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { styleNonce } from '../lib/browser/page.ts';
import { LazyModule } from '../lib/loading/lazy-module.ts';
import { theme } from './theme.ts';

const toastsFile = new LazyModule(() => import('./Toasts.tsx'));

/** Milliseconds before the toasts' code is loaded, as the first screen shows none, and between two attempts. */
const loadToastsAfter = 1500;

/** The theme and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const Toasts = useToasts();
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false} // the style sheet has them: see mantine-styles.ts
      defaultColorScheme="dark" // else the first rendering is light, and all styles are computed twice
      forceColorScheme="dark"
      getStyleNonce={() => styleNonce}
    >
      {children}
      {Toasts && <Toasts />}
    </MantineProvider>
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
