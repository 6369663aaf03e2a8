import { inArray } from 'drizzle-orm';
import { NIL, v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { mail } from '../schema/mails.ts';
import { organization } from '../schema/organizations.ts';
import { copyRows } from './copy-rows.ts';

const source = testDatabase();

async function copyIn(...given: Parameters<typeof copyRows> extends [unknown, ...infer Rest] ? Rest : never) {
  const client = await source.database.$client.connect();
  await copyRows(client, ...given).finally(() => client.release());
}

const awkward = ['a tab\t', 'a line\n', 'a return\r', 'a back\\slash', '\\N', '{"a", \'quote\'}', '', 'ā'];

it('rows that are copied in are read as they were given, whatever characters they have [15.35]', async () => {
  const rows = awkward.map((name, index) => ({
    id: newId(),
    code: `C${index}`,
    name,
    policeStation: name,
    timeZone: 'Pacific/Auckland',
    patrollerInstructions: name,
    patrolMeetUpInstructions: '',
    patrolNames: [name, 'Regular patrol'],
    created: '2026-11-21T08:00:00.000Z',
    joinPage: true,
  }));
  await copyIn(organization, rows);
  const ids = rows.map(({ id }) => id);
  const found = await source.database.select().from(organization).where(inArray(organization.id, ids));
  const byCode = new Map(found.map((row) => [row.code, row]));
  for (const row of rows) expect(byCode.get(row.code)).toMatchObject(row);
});

it('a column that no row has gets its default, one that only some have is null in the others, and JSON stays JSON [15.35]', async () => {
  const common = {
    organizationId: NIL,
    kind: 'note',
    recipient: 'somebody',
    created: '2026-11-21T08:00:00.000Z',
  };
  const rows = awkward.map((text, index) => ({
    ...common,
    id: newId(),
    cause: `${index}`,
    subject: { text },
    attempts: 0,
    ...(index === 0 && { lastError: text }),
  }));
  await copyIn(mail, rows);
  const found = await source.database.select().from(mail).orderBy(mail.cause);
  expect(found.map(({ subject }) => subject)).toEqual(awkward.map((text) => ({ text })));
  expect(found.map(({ lastError }) => lastError)).toEqual([awkward[0], ...Array(7).fill(null)]);
  expect(new Set(found.map(({ rank, urgent }) => `${rank} ${urgent}`))).toEqual(new Set(['0 false']));
});

it('no rows are no statement [15.35]', async () => {
  await copyIn(mail, []);
});
