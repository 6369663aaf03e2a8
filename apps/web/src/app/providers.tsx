import { MantineProvider } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { CodeFile } from '../lib/code-file.ts';
import { styleNonce } from '../lib/page.ts';
import { cssVariablesResolver, theme } from './theme.ts';

const toastsFile = new CodeFile(() => import('./Toasts.tsx'));

/** Milliseconds until what shows toasts is loaded: the first screen has none. And between two tries, if it does not come. */
const toastsAfter = 1500;

/** The look and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const Toasts = useToasts();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="dark"
      getStyleNonce={() => styleNonce}
    >
      {children}
      {Toasts && <Toasts />}
    </MantineProvider>
  );
}

function useToasts() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      if (await toastsFile.preload()) startTransition(() => setThere(true));
      else wait();
    };
    const wait = () => {
      timer = setTimeout(() => void load(), toastsAfter);
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return there ? toastsFile.module?.Toasts : undefined;
}
