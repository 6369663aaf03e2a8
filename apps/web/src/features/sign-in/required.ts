import { issueMessage } from '@patrolbook/contract';

/** The message for a field left blank. */
export function required(value: string): string | null {
  return value.trim() === '' ? issueMessage({ path: [], reason: 'not-defined' }) : null;
}
