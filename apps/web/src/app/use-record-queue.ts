import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOnline } from '#lib/browser/online.ts';
import { withDeviceFile } from './device-file.ts';

/**
 * Sends what this person has recorded on this device, whichever page they open (product 17.11), and shows what
 * was read before the coverage was lost, at once if there is none. Does neither if nobody is signed in.
 */
export function useRecordQueue(
  session: string | undefined,
  userId: string | undefined,
  client: QueryClient,
): void {
  useEffect(() => {
    if (session === undefined || userId === undefined) return;
    return withDeviceFile(
      async (device) => {
        device.recordQueueOf(userId, client);
        await device.restoreReads(client, session);
        await device.tendReopening({ id: session, userId, client });
      },
      isOnline() ? undefined : 0,
    );
  }, [session, userId, client]);
}
