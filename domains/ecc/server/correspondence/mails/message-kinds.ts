import type { NotificationRow } from '../store.ts';

/** Returns whether the ECC is asked to answer a message. */
export function isAnswered(kind: NotificationRow['kind']): kind is 'log-on' | 'log-off' {
  return kind === 'log-on' || kind === 'log-off';
}

/**
 * Returns whether a message tells the patrol's times anew, so that a later one of its kind makes it obsolete
 * (product 11.23).
 */
export function isUpdate(kind: NotificationRow['kind']): boolean {
  return kind === 'move' || kind === 'extension';
}
