import { expect, it } from 'vitest';
import { aWrite } from '../record-write.fixture.ts';
import { maySucceed } from './refused.ts';

it.each([
  [409, 'too-late', false],
  [409, 'own-entries-full', false],
  [409, 'id-taken', false],
  [409, 'deleted', false],
  [400, 'validation-failed', false],
  [404, 'not-found', false],
  [409, 'finished', true], // an older server refused it
  [409, 'review-full', true],
  [409, 'not-started', true],
  [403, 'forbidden', true],
])('what answered %d %s may succeed later: %j [17.11]', (status, code, expected) => {
  const refusal = { status, code, message: 'No.', issues: [] };
  expect(maySucceed(aWrite('incident', {}, { refusal }))).toBe(expected);
});
