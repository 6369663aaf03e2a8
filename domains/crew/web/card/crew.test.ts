import { expect, it } from 'vitest';
import type { Role } from '#contract';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { guestsOf, shownPatrollersOf } from './crew.ts';

const answerOf = () => 'pending' as const;
const stamp = { when: '2026-11-21T07:12:00.000Z' };
const accepted = { ...pending, accepted: stamp };
const afterStart = '2026-11-21T08:00:00.000Z';

it('leaves out removed patrollers and guests [6.5]', () => {
  const guest = { name: 'Matt', phone: null, email: null, removed: null };
  const patrol = aPatrol({
    patrollers: { [aroha]: accepted, [graeme]: { ...accepted, removed: stamp } },
    guests: { stays: guest, gone: { ...guest, removed: stamp } },
  });
  expect(
    shownPatrollersOf(patrol, { roles: ['admin'], now: afterStart, answerOf }).map(
      ({ personId }) => personId,
    ),
  ).toEqual([aroha]);
  expect(guestsOf(patrol).map(({ id }) => id)).toEqual(['stays']);
});

it('lets an admin mark the crew as not shown, from the start on for 30 days', () => {
  const patrol = aPatrol({ patrollers: { [aroha]: accepted, [graeme]: pending } });
  const markable = (roles: Role[], now: string) =>
    shownPatrollersOf(patrol, { roles, now, answerOf }).map((member) => member.may.mark);
  expect(markable(['admin'], afterStart)).toEqual([true, true]);
  expect(markable(['watcher'], afterStart)).toEqual([false, false]);
  expect(markable(['admin'], '2026-11-21T07:59:59.000Z')).toEqual([false, false]);
  expect(markable(['admin'], '2026-12-21T10:59:59.000Z')).toEqual([true, true]);
  expect(markable(['admin'], '2026-12-21T11:00:00.000Z')).toEqual([false, false]);
});

it('lets an admin remove whoever was added after the start, and mark the others [6.16, 6.18]', () => {
  const added = { change: 'added', personId: aroha, guestId: null, when: afterStart, by: graeme } as const;
  const patrol = aPatrol({
    patrollers: { [aroha]: accepted, [graeme]: accepted },
    corrections: [added],
  });
  const rows = (given: Patrol) =>
    shownPatrollersOf(given, { roles: ['admin'], now: afterStart, answerOf }).map(({ may }) => may);
  const [remove, mark] = [
    { answer: false, remove: true, mark: false },
    { answer: false, remove: false, mark: true },
  ];
  expect(rows(patrol)).toEqual([remove, mark]);
  expect(rows({ ...patrol, corrections: [{ ...added, change: 'removed' }, added] })).toEqual([mark, mark]);
});
