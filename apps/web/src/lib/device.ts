/** The shared-device flag of this browser alone, with the value that specification 9 names. */
const storageKey = 'shared-device';

export function isSharedDevice(): boolean {
  return localStorage.getItem(storageKey) === 'yes';
}
