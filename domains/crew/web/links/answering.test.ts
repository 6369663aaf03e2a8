import { describe, expect, it } from 'vitest';
import { bannersOf, canAnswer } from './answering.ts';

const now = '2026-11-21T08:00:00.000Z';
const at = (when: string) => ({ when });
const phone = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36';
const unanswered = { accepted: null, declined: null };
const patrol = { name: null, type: 'patrol', when: now, hours: 3, finalized: at(now) } as const;

describe('the banners of an assignment [6.8]', () => {
  it('are none while a finalized patrol is unanswered', () => {
    expect(bannersOf({ assignment: unanswered, patrol })).toEqual([]);
  });

  it('say that the patrol is not finalized, and which answer was given', () => {
    const draft = { ...patrol, finalized: null };
    expect(bannersOf({ assignment: unanswered, patrol: draft })).toEqual(['not-finalized']);
    expect(bannersOf({ assignment: { ...unanswered, accepted: at(now) }, patrol: draft })).toEqual([
      'not-finalized',
      'accepted',
    ]);
    expect(bannersOf({ assignment: { ...unanswered, declined: at(now) }, patrol })).toEqual(['declined']);
  });
});

describe('the buttons of an assignment', () => {
  const accepted = (when: string) => ({ assignment: { ...unanswered, accepted: at(when) } });

  it('show until it is accepted, and again more than five minutes later [6.8]', () => {
    expect(canAnswer({ assignment: unanswered }, now, phone)).toBe(true);
    expect(canAnswer({ assignment: { ...unanswered, declined: at(now) } }, now, phone)).toBe(true);
    expect(canAnswer(accepted('2026-11-21T07:55:00.000Z'), now, phone)).toBe(false);
    expect(canAnswer(accepted('2026-11-21T07:54:59.000Z'), now, phone)).toBe(true);
  });

  it('are hidden from headless browsers, whatever the capitals [6.8]', () => {
    for (const name of ['HeadlessChrome/142.0', 'Scanner (HEADLESS)']) {
      expect(canAnswer({ assignment: unanswered }, now, `Mozilla/5.0 ${name}`)).toBe(false);
    }
  });
});
