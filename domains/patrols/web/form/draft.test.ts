import { describe, expect, it } from 'vitest';
import { checkDraft, draftEndText, draftStartOf, newDraft, startError } from './draft.ts';

const zone = 'Pacific/Auckland';
/** Saturday 21 November 2026, half past midnight in New Zealand; still the 20th in Greenwich. */
const now = '2026-11-20T11:30:00.000Z';
const fresh = newDraft(now, zone, 'Patrol');

describe('a new draft', () => {
  it('starts three days ahead at 21:00 in the organization’s zone [5.2]', () => {
    expect(fresh).toMatchObject({
      date: '2026-11-24',
      time: '21:00',
      hours: 3,
      patrol: true,
      callSign: '',
    });
  });

  it('is a patrol with an upper-case call sign', () => {
    expect(checkDraft({ ...fresh, callSign: ' hscp ' }, zone)).toEqual({
      draft: {
        type: 'patrol',
        body: { when: '2026-11-24T08:00:00.000Z', hours: 3, name: 'Patrol', callSign: 'HSCP', crewSize: 2 },
      },
    });
  });

  it('is an event without a call sign or instructions when Patrol is unticked, whatever was typed [5.20]', () => {
    expect(checkDraft({ ...fresh, callSign: 'H', patrol: false, name: '' }, zone)).toEqual({
      draft: {
        type: 'event',
        body: { when: '2026-11-24T08:00:00.000Z', hours: 3, name: null },
      },
    });
  });

  it.each(['', '  '])('says of a blank call sign that it is missing: %j [13.1]', (callSign) => {
    expect(checkDraft({ ...fresh, callSign }, zone)).toEqual({ errors: { callSign: 'Must have a value' } });
  });

  it('names every field that is wrong [13.1]', () => {
    const wrong = { ...fresh, time: '', hours: '', callSign: 'H', name: 'ab' };
    expect(checkDraft(wrong, zone)).toEqual({
      errors: {
        time: 'Must have a value',
        hours: 'Must have a value',
        callSign: 'must be 2 chars or more',
        name: 'must be 3 chars or more',
      },
    });
    expect(checkDraft({ ...fresh, callSign: 'HSCP', hours: 0.5 }, zone)).toEqual({
      errors: { hours: 'must be 1 or more' },
    });
    expect(checkDraft({ ...fresh, callSign: 'HSCP', hours: -3 }, zone)).toEqual({
      errors: { hours: 'must be 1 or more' },
    });
    expect(checkDraft({ ...fresh, callSign: 'HSCP', hours: '-' }, zone)).toEqual({
      errors: { hours: 'Incorrect type, expected number' },
    });
  });
});

describe('when the clocks change', () => {
  const spring = { ...fresh, callSign: 'HSCP', date: '2026-09-27', time: '02:30' };
  const autumn = { ...fresh, callSign: 'HSCP', date: '2027-04-04', time: '02:30' };

  it('refuses a time that does not exist, with the next one that does', () => {
    const message = 'The clocks change: this time does not exist. Try 03:00';
    expect(startError(spring, zone)).toBe(message);
    expect(checkDraft(spring, zone)).toEqual({ errors: { time: message } });
  });

  it('takes either instant of a time that comes twice', () => {
    expect(draftStartOf(autumn, zone)?.kind).toBe('twice');
    expect(checkDraft(autumn, zone)).toMatchObject({ draft: { body: { when: '2027-04-03T13:30:00.000Z' } } });
    const second = { ...autumn, occurrence: 'second' } as const;
    expect(checkDraft(second, zone)).toMatchObject({ draft: { body: { when: '2027-04-03T14:30:00.000Z' } } });
  });

  it('counts elapsed hours to the end', () => {
    const before = { ...autumn, date: '2027-04-03', time: '23:00', hours: 5 };
    expect(draftEndText(before, zone)).toBe('ends 03:00');
  });
});

describe('the end of a draft', () => {
  it('stands beside the hours', () => {
    expect(draftEndText(fresh, zone)).toBe('ends 00:00');
    expect(draftEndText({ ...fresh, hours: 2.5 }, zone)).toBe('ends 23:30');
  });

  it('has its date when that is a day or more later', () => {
    expect(draftEndText({ ...fresh, hours: 24 }, zone)).toBe('ends Wed 25 Nov 2026, 21:00');
  });

  it('is blank while the start or the hours are invalid', () => {
    expect(draftEndText({ ...fresh, hours: '' }, zone)).toBe('');
    expect(draftEndText({ ...fresh, hours: 73 }, zone)).toBe('');
    expect(draftEndText({ ...fresh, time: '' }, zone)).toBe('');
  });
});
