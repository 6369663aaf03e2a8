import { describe, expect, it } from 'vitest';
import { clockChangeText, instructionsOf } from './text.ts';

const zone = 'Pacific/Auckland';
const text = (when: string, hours: number, type: 'patrol' | 'event' = 'patrol') =>
  clockChangeText({ when, hours, type }, zone);

describe('a night in which the clocks change [1.8]', () => {
  it('says that they go back in April', () => {
    expect(text('2026-04-04T11:30:00.000Z', 4)).toBe(
      'The clocks go back on Sun 5 Apr at 03:00: this patrol ends at 03:30 by the new time.',
    );
    expect(text('2026-04-04T11:30:00.000Z', 3, 'event')).toBe(
      'The clocks go back on Sun 5 Apr at 03:00: this event ends at 02:30 NZST by the new time.',
    );
  });

  it('says that they go forward in September', () => {
    expect(text('2026-09-26T11:00:00.000Z', 4)).toBe(
      'The clocks go forward on Sun 27 Sep at 02:00: this patrol ends at 04:00 by the new time.',
    );
  });

  it('says nothing of a patrol that ends before, or starts after', () => {
    expect(text('2026-04-04T11:00:00.000Z', 2.5)).toBe('');
    expect(text('2026-04-04T14:00:00.000Z', 3)).toBe('');
    expect(text('2026-11-21T08:00:00.000Z', 72)).toBe('');
  });

  it('is right where the clocks change by half an hour, or at midnight', () => {
    const patrol = { type: 'patrol', hours: 4 } as const;
    expect(clockChangeText({ ...patrol, when: '2026-04-04T12:00:00.000Z' }, 'Australia/Lord_Howe')).toBe(
      'The clocks go back on Sun 5 Apr at 02:00: this patrol ends at 02:30 by the new time.',
    );
    expect(clockChangeText({ ...patrol, when: '2026-11-01T02:00:00.000Z' }, 'America/Havana')).toBe(
      'The clocks go back on Sun 1 Nov at 01:00: this patrol ends at 01:00 by the new time.',
    );
  });
});

describe('the instructions [8.9]', () => {
  const organization = { patrolMeetUpInstructions: 'At the hall.', patrollerInstructions: 'Bring a torch.' };

  it('are the organization’s for a patrol, and its own for an event', () => {
    expect(instructionsOf({ type: 'patrol', instructions: null }, organization)).toEqual({
      meetUp: 'At the hall.',
      instructions: 'Bring a torch.',
    });
    const event = { type: 'event', instructions: 'Wear hi-vis.' } as const;
    expect(instructionsOf(event, organization)).toEqual({ meetUp: '', instructions: 'Wear hi-vis.' });
    expect(instructionsOf({ ...event, instructions: null }, organization).instructions).toBe('');
  });
});
