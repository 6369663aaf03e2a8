import { expect, it } from 'vitest';
import { type Role, roles } from '#contract';
import { buildPatrol, earlier, me, minute, moved, stamp } from '#patrols/contract/rules.fixture.ts';
import { canReadEccReplies, eccCallAt, startWarning } from './rules.ts';

it('starting warns while the ECC was sent nothing, or has not answered [8.3]', () => {
  const patrol = buildPatrol(earlier);
  const sent = { ...patrol, eccLogOnNotification: stamp };
  expect(startWarning(patrol)).toBe('ECC LogOn Not Sent');
  expect(startWarning(sent)).toBe('ECC Response Not Received');
  expect(startWarning({ ...sent, eccLogOnResponse: stamp })).toBeNull();
  expect(startWarning({ ...patrol, eccLogOnResponse: stamp })).toBe('ECC LogOn Not Sent');
  expect(startWarning({ ...patrol, type: 'event' })).toBeNull();
});

it('a patrol rings the ECC 15 minutes after its planned start [8.4]', () => {
  expect(eccCallAt(buildPatrol(earlier))).toBe(moved(earlier, 15 * minute));
});

it('mails that came in are read by admins, watchers and the crew [16.7]', () => {
  const patrol = { ...buildPatrol(earlier), eccLogOnNotification: stamp };
  const reads = (personId: string, role: Role, minutes = 27 * 60 - 1) =>
    canReadEccReplies(patrol, { personId, roles: [role] }, moved(earlier, minutes * minute));
  expect(roles.filter((role) => reads('other', role))).toEqual(['admin', 'watcher']);
  expect(reads('me', 'patroller')).toBe(true);
  expect(reads('me', 'patroller', 27 * 60)).toBe(false);
  expect(reads('other', 'watcher', 27 * 60)).toBe(true);
  expect(canReadEccReplies(buildPatrol(earlier), me, earlier)).toBe(false);
});
