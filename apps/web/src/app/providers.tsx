import { MantineProvider } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { styleNonce } from '../lib/page.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const Toasts = lazyPart(() => import('./Toasts.tsx'), 'Toasts');

/** Milliseconds that the first screen has for itself: it has no toasts to show. */
const afterFirstScreen = 1500;

/** The look and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState(false);
  useEffect(() => {
    if (toasts) return;
    const timer = setTimeout(() => startTransition(() => setToasts(true)), afterFirstScreen);
    return () => clearTimeout(timer);
  }, [toasts]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="dark"
      getStyleNonce={() => styleNonce}
    >
      {children}
      {toasts && <Toasts onMissing={() => setToasts(false)} />}
    </MantineProvider>
  );
}
