import { deviceStorage } from '../storage/browser-storage.ts';

/** The shared-device flag, which is kept in this browser alone (product 9.11). */
const storageKey = 'shared-device';

export function isSharedDevice(): boolean {
  return deviceStorage.get(storageKey) === 'yes';
}

/** Takes effect at the next sign-in. */
export function setSharedDevice(shared: boolean): void {
  if (shared) deviceStorage.set(storageKey, 'yes');
  else deviceStorage.remove(storageKey);
}
