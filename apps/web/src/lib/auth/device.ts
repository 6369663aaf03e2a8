/** The shared-device flag, which is kept in this browser alone (product 9.11). */
const storageKey = 'shared-device';

export function isSharedDevice(): boolean {
  return localStorage.getItem(storageKey) === 'yes';
}

/** Takes effect at the next sign-in. */
export function setSharedDevice(shared: boolean): void {
  if (shared) localStorage.setItem(storageKey, 'yes');
  else localStorage.removeItem(storageKey);
}
