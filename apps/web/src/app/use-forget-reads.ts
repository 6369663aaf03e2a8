import { useEffect } from 'react';
import { useAuth } from '../lib/auth/auth.ts';
import { withDeviceFile } from './device-file.ts';

/**
 * Removes what was read in a session from the device when there is none: at the start of a page, when it ends in this tab or in
 * another, and when it ends while a page holds it (product 9.13). What waits to be sent is kept (product 17.11).
 */
export function useForgetReads(): void {
  const auth = useAuth();
  const isLive = auth.status === 'authenticated' && !auth.ended;
  useEffect(() => (isLive ? undefined : withDeviceFile((device) => device.forgetReads())), [isLive]);
}
