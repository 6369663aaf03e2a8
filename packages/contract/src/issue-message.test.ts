import { describe, expect, it } from 'vitest';
import { issueMessage } from './issue-message.ts';
import { type Issue, type IssueReason, issueReasons } from './issues.ts';

/** The table of product 13.2, written out a second time. */
const messages: [IssueReason, Omit<Issue, 'path' | 'reason'>, string][] = [
  ['max', { max: 72 }, 'must be 72 or less'],
  ['min', { min: 1 }, 'must be 1 or more'],
  ['max-length', { max: 200 }, 'must be 200 chars or less'],
  ['min-length', { min: 3 }, 'must be 3 chars or more'],
  ['regex', {}, 'Unexpected format'],
  ['incorrect-type', { type: 'string' }, 'Incorrect type, expected string'],
  ['not-defined', {}, 'Must have a value'],
  ['incorrect-format', { format: 'today or later' }, 'Expected format: today or later'],
  ['incorrect-format', {}, 'Invalid format'],
  ['no-conversion', {}, 'Unexpected format'],
  ['unexpected-property', {}, 'Cannot set this property'],
  ['password-mismatch', {}, 'Does not match Password'],
  ['not-unique', {}, 'Already in use'],
  ['key-not-found', {}, 'Invalid value'],
  ['wrong-password', {}, 'Not your current password'],
  ['wrong-code', {}, 'This code does not work, or no longer'],
  ['wrong-passkey', {}, 'This passkey does not work here, or no longer'],
  ['copied-passkey', {}, 'There may be a copy of this passkey. Remove it'],
  ['not-existing', { format: '03:00' }, 'The clocks change: this time does not exist. Try 03:00'],
];

describe('the message of an issue', () => {
  it.each(messages)('[message %s] with %o is: %s', (reason, bounds, message) => {
    expect(issueMessage({ path: ['field'], reason, ...bounds })).toBe(message);
  });

  it('exists for every reason', () => {
    expect(new Set(messages.map(([reason]) => reason))).toEqual(new Set(issueReasons));
  });
});
