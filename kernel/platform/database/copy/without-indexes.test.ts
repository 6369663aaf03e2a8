import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { withoutIndexes } from './without-indexes.ts';

const source = testDatabase();

const shape = `
  select pg_get_constraintdef(oid) as is from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`;

it('references and indexes are taken off tables that the same transaction has written, and put back as they were [15.35]', async () => {
  const client = await source.database.$client.connect();
  const { rows: before } = await client.query(shape);
  await client.query('begin');
  await client.query(`
    with given as (select gen_random_uuid() as organization_id, gen_random_uuid() as id),
      taken as (insert into person_address select 'ana@example.nz', organization_id, id from given)
    insert into person (organization_id, id, email, first_name, last_name, roles, started)
      select organization_id, id, 'Ana@example.nz', 'Ana', 'Rua', '{}', '2026-11-26' from given`);
  const putBack = await withoutIndexes(client);
  const { rows: without } = await client.query(shape);
  await putBack();
  const { rows: after } = await client.query(shape);
  await client.query('rollback');
  client.release();
  expect(without.length).toBeLessThan(before.length);
  expect(after).toEqual(before);
});
