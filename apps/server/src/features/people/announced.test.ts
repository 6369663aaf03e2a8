import { peopleRoutes } from '@patrolbook/contract';
import { expect, it, vi } from 'vitest';
import { changeChannel, sessionEndChannel } from '../../platform/database/announce.ts';
import { testApp } from '../../testing/app.ts';
import { buildRoster } from '../../testing/roster.ts';

const app = testApp();

/** What is announced to every process while `work` is done: `type:id` of each change, and which sessions end. */
async function announced(work: () => Promise<unknown>): Promise<string[]> {
  const client = await app.database.$client.connect();
  const heard: string[] = [];
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === sessionEndChannel) heard.push('session end');
    else heard.push(named(JSON.parse(payload)));
  });
  try {
    for (const channel of [changeChannel, sessionEndChannel]) await client.query(`listen ${channel}`);
    await work();
    await client.query('select pg_notify($1, \'{"type":"end","_id":"of test"}\')', [changeChannel]);
    await vi.waitFor(() => expect(heard).toContain('end:of test'));
  } finally {
    client.release(true);
  }
  return heard.filter((text) => text !== 'end:of test').toSorted();
}

function named({ type, _id }: { type: string; _id: string }): string {
  return `${type}:${_id}`;
}

it('every browser hears of a changed person, of the patrols they are off, and a stream ends with its session', async () => {
  const { organizationId, admin, hemi, mere, patrol } = await buildRoster(app);
  for (const { id: personId } of [hemi, mere])
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId });
  const call = await app.as(admin);
  const update = (id: string, body: object, confirm = false) =>
    call(peopleRoutes.updatePerson, { params: { id }, body, query: { confirm } });

  const changes = [`patrol:${patrol.id}`, `person:${hemi.id}`];
  expect(await announced(() => update(hemi.id, { roles: [] }, true))).toEqual(changes);
  await app.as(hemi);
  expect(await announced(() => update(hemi.id, { email: 'elsewhere@example.nz' }))).toEqual([
    `person:${hemi.id}`,
    'session end',
  ]);
  expect(await announced(() => update(mere.id, { roles: [] }))).toEqual([]);
  const leave = () => call(peopleRoutes.deletePerson, { params: { id: mere.id } });
  expect(await announced(leave)).toEqual([`patrol:${patrol.id}`, `person:${mere.id}`]);
});
