import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { styleNonce } from '../lib/page.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** The look and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="dark"
      getStyleNonce={() => styleNonce}
    >
      {children}
      <Notifications position="bottom-left" limit={3} autoClose={5000} containerWidth={360} />
    </MantineProvider>
  );
}
