import { describe, expect, it } from 'vitest';
import { patrolTableTexts } from './texts.ts';
import { nextPatrolText } from './when-text.ts';

const zone = 'Pacific/Auckland';
/** Saturday 21 November 2026, 20:12 in New Zealand. */
const now = '2026-11-21T07:12:00.000Z';

describe('the sentence above the list', () => {
  it.each([
    ['2026-11-21T08:00:00.000Z', ', the next one tonight'],
    ['2026-11-21T03:59:00.000Z', ', the next one today'],
    ['2026-11-21T11:30:00.000Z', ', the next one tomorrow'],
    ['2026-11-27T08:00:00.000Z', ', the next one on Fri 27 Nov'],
  ])('says of a patrol at %s: %s', (when, words) => {
    expect(nextPatrolText([{ when, cancelled: null }], now, zone)).toBe(words);
  });

  it('counts one in the singular', () => {
    expect(patrolTableTexts.count(1)).toBe('1 patrol');
    expect(patrolTableTexts.count(9)).toBe('9 patrols');
  });

  it('skips cancelled patrols', () => {
    const cancelled = { when: '2026-11-21T08:00:00.000Z', cancelled: { when: now } };
    const upcoming = { when: '2026-11-27T08:00:00.000Z', cancelled: null };
    expect(nextPatrolText([cancelled, upcoming], now, zone)).toBe(', the next one on Fri 27 Nov');
    expect(nextPatrolText([cancelled], now, zone)).toBe('');
  });
});
