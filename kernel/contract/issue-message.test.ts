import { describe, expect, it } from 'vitest';
import { NewPassword } from '#accounts/contract';
import { AvailabilityPeriod } from '#planning/contract';
import { finishTimeIssues, incidentTimeIssues, startTimeIssues } from '#record/contract';
import { issueMessage, issueSentence } from './issue-message.ts';
import { type Issue, type IssueReason, issueReasons } from './issues.ts';
import { issuesFromZod } from './issues-from-zod.ts';
import { EmailFrom, Instant, LocalDate, LocalMonth, line, Text } from './values.ts';
import type { z } from './zod.ts';

/** The table of product 13.2, written out a second time. */
const messages: [IssueReason, Omit<Issue, 'path' | 'reason'>, string][] = [
  ['max', { max: 72 }, 'must be 72 or less'],
  ['min', { min: 1 }, 'must be 1 or more'],
  ['max-length', { max: 200 }, 'must be 200 chars or less'],
  ['min-length', { min: 3 }, 'must be 3 chars or more'],
  ['regex', {}, 'Unexpected format'],
  ['incorrect-type', { type: 'string' }, 'Incorrect type, expected string'],
  ['not-defined', {}, 'Must have a value'],
  ['incorrect-format', { format: 'a day from today on' }, 'Expected format: a day from today on'],
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
  it.each(messages)('of %s with %o is: %s [13.2]', (reason, bounds, message) => {
    expect(issueMessage({ path: ['field'], reason, ...bounds })).toBe(message);
  });

  it('exists for every reason', () => {
    expect(new Set(messages.map(([reason]) => reason))).toEqual(new Set(issueReasons));
  });
});

const night = '2027-01-15T08:00:00.000Z';
const [before, later] = ['2027-01-15T07:00:00.000Z', '2027-01-15T12:00:00.000Z'];
const start = { started: night };

const period = { kind: 'cannot', from: '2027-01-02', until: '2027-01-01', weekdays: [1] };

/** Every format that the contract asks for, as it is raised. */
const asked: [string, Issue[]][] = [
  ['the time of a start', startTimeIssues(later, night)],
  ['the time of an incident', incidentTimeIssues(later, night, start)],
  ['an incident before the start', incidentTimeIssues(before, night, start)],
  ['the time of a finish', finishTimeIssues(later, night, start)],
  ['a finish before the start', finishTimeIssues(before, night, start)],
  ['a year', issuesOf(Instant, '1999-01-01T00:00:00Z')],
  ['the year of a date', issuesOf(LocalDate, '1999-01-01')],
  ['the year of a month', issuesOf(LocalMonth, '1999-01')],
  ['one line', issuesOf(line(), 'Aroha\u0007')],
  ['a text', issuesOf(Text, 'a\0b')],
  ['a sender', issuesOf(EmailFrom, 'nobody')],
  ['a password', issuesOf(NewPassword, 'patrolbook')],
  ['the end of a period', issuesOf(AvailabilityPeriod, period)],
];

function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  const { error } = schema.safeParse(value);
  return error ? issuesFromZod(error, value) : [];
}

it.each(asked)('[13.7] a screen asks for %s by a sentence', (_what, issues) => {
  expect(issues.map(issueSentence)).toEqual([expect.stringMatching(/^Give (a|an|one|text) /)]);
});
