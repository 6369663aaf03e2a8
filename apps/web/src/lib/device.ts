/** The shared-device flag of this browser alone, with the value that specification 9 names. */
const storageKey = 'shared-device';

export function isSharedDevice(): boolean {
  return localStorage.getItem(storageKey) === 'yes';
}

/** Takes effect at the next sign-in. */
export function setSharedDevice(shared: boolean): void {
  if (shared) localStorage.setItem(storageKey, 'yes');
  else localStorage.removeItem(storageKey);
}
