import { expect, it, vi } from 'vitest';
import { peopleRoutes } from '#people/contract';
import { changeChannel, sessionEndChannel } from '#platform/database/announce.ts';
import { confirmAddressChange } from '#server/testing/address-changes.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();

/** Returns what is announced to every process during `work`: `type:id` of each change, and each session end. */
async function announced(work: () => Promise<unknown>): Promise<string[]> {
  const client = await app.database.$client.connect();
  const events: string[] = [];
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === sessionEndChannel) events.push('session end');
    else events.push(textOf(JSON.parse(payload)));
  });
  try {
    for (const channel of [changeChannel, sessionEndChannel]) await client.query(`listen ${channel}`);
    await work();
    await client.query('select pg_notify($1, \'{"type":"end","_id":"of test"}\')', [changeChannel]);
    await vi.waitFor(() => expect(events).toContain('end:of test'), 10_000);
  } finally {
    client.release(true);
  }
  return events.filter((text) => text !== 'end:of test').toSorted();
}

function textOf({ type, _id }: { type: string; _id: string }): string {
  return `${type}:${_id}`;
}

it('changes of a person and their patrols are announced, and so is the end of their sessions', async () => {
  const { organizationId, admin, hemi, mere, patrol } = await buildRoster(app);
  for (const { id: personId } of [hemi, mere])
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId });
  const call = await app.as(admin);
  const update = (id: string, body: object, confirm = false) =>
    call(peopleRoutes.updatePerson, { params: { id }, body, query: { confirm } });

  const changes = [`patrol:${patrol.id}`, `person:${hemi.id}`];
  expect(await announced(() => update(hemi.id, { roles: [] }, true))).toEqual(changes);
  await app.as(hemi);
  const readdress = () => update(hemi.id, { email: 'elsewhere@example.nz' });
  expect(await announced(readdress)).toEqual([`person:${hemi.id}`]);
  expect(await announced(() => confirmAddressChange(app, hemi))).toEqual([
    `person:${hemi.id}`,
    'session end',
  ]);
  expect(await announced(() => update(mere.id, { roles: [] }))).toEqual([]);
  const leave = () => call(peopleRoutes.deletePerson, { params: { id: mere.id } });
  expect(await announced(leave)).toEqual([`patrol:${patrol.id}`, `person:${mere.id}`]);
});
