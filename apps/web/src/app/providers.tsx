import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useAuth } from '../lib/auth.ts';
import { styleNonce } from '../lib/page.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** The look, the toasts, and what has been read from the server: forgotten whenever somebody signs in anew. */
export function Providers({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const session = auth.status === 'authenticated' ? auth.session : undefined;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme="dark"
      getStyleNonce={() => styleNonce}
    >
      <SessionCache key={session}>{children}</SessionCache>
      <Notifications position="bottom-left" limit={3} autoClose={5000} containerWidth={360} />
    </MantineProvider>
  );
}

function SessionCache({ children }: { children: ReactNode }) {
  const client = useMemo(createQueryClient, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
