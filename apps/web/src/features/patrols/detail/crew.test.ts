import type { Role } from '@patrolbook/contract';
import { expect, it } from 'vitest';
import { aPatrol, aroha, graeme, pending } from '../../../domain/patrols/patrol.fixture.ts';
import { crewOf, guestsOf } from './crew.ts';

const answerOf = () => 'pending' as const;
const stamp = { when: '2026-11-21T07:12:00.000Z' };
const accepted = { ...pending, accepted: stamp };
const afterStart = '2026-11-21T08:00:00.000Z';

it('leaves out removed patrollers and guests [removed-hidden]', () => {
  const guest = { name: 'Matt', phone: null, email: null, removed: null };
  const patrol = aPatrol({
    patrollers: { [aroha]: accepted, [graeme]: { ...accepted, removed: stamp } },
    guests: { stays: guest, gone: { ...guest, removed: stamp } },
  });
  expect(
    crewOf(patrol, { roles: ['admin'], now: afterStart, answerOf }).map(({ personId }) => personId),
  ).toEqual([aroha]);
  expect(guestsOf(patrol).map(({ id }) => id)).toEqual(['stays']);
});

it('lets an admin mark those who had accepted as not shown, from the start on', () => {
  const patrol = aPatrol({ patrollers: { [aroha]: accepted, [graeme]: pending } });
  const markable = (roles: Role[], now: string) =>
    crewOf(patrol, { roles, now, answerOf }).map((member) => member.markable);
  expect(markable(['admin'], afterStart)).toEqual([true, false]);
  expect(markable(['watcher'], afterStart)).toEqual([false, false]);
  expect(markable(['admin'], '2026-11-21T07:59:59.000Z')).toEqual([false, false]);
});
