import { useEffect } from 'react';
import { useAuth } from '#lib/auth/auth.ts';
import { withDeviceFile } from './device-file.ts';

/**
 * Removes from the device what was read in a session, and the service worker, if there is no session: at the start of a page,
 * when it ends in any tab, and when it ends while a page holds it (product 9.13). Entries that wait to be sent are kept
 * (product 17.11).
 */
export function useForgetReads(): void {
  const auth = useAuth();
  const isLive = auth.status === 'authenticated' && !auth.ended;
  useEffect(() => (isLive ? undefined : withDeviceFile((device) => device.endReopening())), [isLive]);
}
