import { issueSentence } from '#contract';

/** Returns the message for a blank field; null for any other. */
export function required(value: string): string | null {
  return value.trim() === '' ? issueSentence({ path: [], reason: 'not-defined' }) : null;
}
