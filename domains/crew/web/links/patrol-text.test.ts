import { expect, it } from 'vitest';
import { fateText, patrolText } from './patrol-text.ts';

const invitation = {
  because: 'cancelled',
  organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
  patrol: { name: 'Regular patrol', type: 'patrol', when: '2026-11-21T08:00:00.000Z' },
} as const;

it('an invitation’s patrol is named by its name or type, and its local time [6.9]', () => {
  expect(patrolText(invitation)).toBe('Regular patrol, Sat 21 Nov 2026, 21:00');
  const event = { ...invitation, patrol: { ...invitation.patrol, name: null, type: 'event' } } as const;
  expect(patrolText(event)).toBe('Event, Sat 21 Nov 2026, 21:00');
});

it('an expired invitation says why [6.9]', () => {
  expect(fateText(invitation)).toBe('The patrol was cancelled.');
  expect(fateText({ ...invitation, because: 'over' })).toBe('The patrol is over.');
  expect(fateText({ ...invitation, because: 'withdrawn' })).toBe('The assignment was withdrawn.');
});
