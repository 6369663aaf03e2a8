import { describe, expect, it } from 'vitest';
import { eventNumberOf, eventNumbersOf, isSameEventNumber } from './event-numbers.ts';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const answer = (time: string, policeEventNumber: string) => ({ when: at(time), policeEventNumber });
const start = (time: string, policeEventNumber: string | null, received: string | null = null) => ({
  ...{ started: at(time), policeEventNumber, received: received && at(received) },
});

describe('the event number that counts [17.40]', () => {
  it.each([
    ['is none while there is none', null, null, null],
    ['is that of the start', start('08:00', 'P061234567'), null, 'P061234567'],
    ['is the ECC’s', start('08:00', null), answer('07:50', 'P061234567'), 'P061234567'],
    ['is a second one of the ECC', start('08:00', 'P061234567'), answer('09:00', 'P069999999'), 'P069999999'],
    [
      'is one that was typed later',
      start('08:00', 'P069999999'),
      answer('07:50', 'P061234567'),
      'P069999999',
    ],
    [
      'is one that was typed later at a start of an earlier time',
      start('07:30', 'P069999999', '08:00'),
      answer('07:50', 'P061234567'),
      'P069999999',
    ],
  ])('%s', (_which, started, eccLogOnResponse, expected) => {
    expect(eventNumberOf({ started, eccLogOnResponse })).toBe(expected);
  });
});

describe('what was before it [17.40]', () => {
  const before = (...numbers: [time: string, number: string][]) =>
    numbers.map(([time, number]) => answer(time, number));
  const textOf = (patrol: Parameters<typeof eventNumbersOf>[0]) =>
    eventNumbersOf(patrol).map(({ policeEventNumber }) => policeEventNumber);

  it('is told, the last first', () => {
    const formerEventNumbers = before(['08:30', 'P062222222'], ['07:50', 'P061111111']);
    const patrol = { started: start('08:00', 'P061111111'), eccLogOnResponse: answer('09:00', 'P063333333') };
    expect(textOf({ ...patrol, formerEventNumbers })).toEqual(['P063333333', 'P062222222', 'P061111111']);
  });

  it('is nothing when the same number came in another spelling', () => {
    const patrol = { started: start('08:00', 'P061234567'), eccLogOnResponse: answer('09:00', '61 234 567') };
    expect(textOf(patrol)).toHaveLength(1);
  });
});

it.each([
  ['P061234567', 'P 061 234 567', true],
  ['P061234567', 'p-061-234-567', true],
  ['P061234567', '61234567', true],
  ['P061234567', 'P061234568', false],
  ['P061234567', 'P0612345670', false],
  ['A061234567', 'P061234567', false],
  ['Phone', 'hone', false],
  ['0', '', false],
])('%s and %s are one event number: %s [16.16]', (one, other, same) => {
  expect(isSameEventNumber(one, other)).toBe(same);
  expect(isSameEventNumber(other, one)).toBe(same);
});
