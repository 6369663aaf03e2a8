import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withDeviceFile } from './device-file.ts';

/** Reads ahead what a patrol under way needs without coverage (product 17.33), as long as the session lives. */
export function useReadAhead(
  session: string | undefined,
  userId: string | undefined,
  client: QueryClient,
): void {
  useEffect(() => {
    if (session === undefined || userId === undefined) return;
    return withDeviceFile(async (device, signal) =>
      device.readAhead({ id: session, userId, client }, signal),
    );
  }, [session, userId, client]);
}
