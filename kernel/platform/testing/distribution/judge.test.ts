import { describe, expect, it } from 'vitest';
import { faultsOf } from './judge.ts';

const patrolUnheld = ['patrol is not held to an organization'];

describe('a statement could be sent to the machine of one organization [15.36]', () => {
  it.each([
    'select 1',
    'select name from organization where code = $1',
    'select id from "patrol" where ("patrol"."organization_id" = $1 and "patrol"."id" = $2)',
    'select id from patrol where (organization_id, id) = ($1, $2)',
    `select id from patrol where organization_id = '018f'::uuid`,
    'select from assignment a join patrol p on p.organization_id = a.organization_id and p.id = a.patrol_id where a.organization_id = $1',
    'select from assignment a left join patrol p on p.organization_id = a.organization_id where a.organization_id = $1',
    'select from assignment join patrol using (organization_id) where organization_id = $1',
    'select (select count(*) from assignment a where a.organization_id = p.organization_id) from patrol p where p.organization_id = $1',
    'select from patrol p left join lateral (select from assignment a where a.organization_id = p.organization_id) x on true where p.organization_id = $1',
    'select from (select * from patrol where organization_id = $1) p join assignment a on a.organization_id = p.organization_id',
    'with p as (select organization_id, id from patrol where organization_id = $1) select from p join assignment a using (organization_id)',
    'select from patrol where organization_id = $1 union all select from patrol where organization_id = $1',
    'select from organization join patrol on patrol.organization_id = organization.id where organization.id = $1',
    'select from patrol where false and name = $1',
    'update patrol set name = $1 where organization_id = $2 returning id',
    'insert into patrol (organization_id, id) values ($1, $2), ($3, $4) on conflict (organization_id, id) do nothing',
    'insert into patrol (name, id, organization_id) select $1, $2, organization_id from assignment where organization_id = $3',
  ])('%s', (statement) => {
    expect(faultsOf(statement)).toEqual([]);
  });
});

describe('a statement could not [15.36]', () => {
  it.each([
    ['select from patrol where id = $1', patrolUnheld],
    ['select from patrol where organization_id = $1 or id = $2', patrolUnheld],
    ['select from patrol where not (organization_id = $1)', patrolUnheld],
    ['select from patrol where organization_id = any($1)', patrolUnheld],
    ['select from patrol where organization_id is not null', patrolUnheld],
    [
      'select from assignment a join patrol p on p.id = a.patrol_id where a.organization_id = $1',
      patrolUnheld,
    ],
    [
      'select from patrol p left join assignment a on p.organization_id = a.organization_id and a.organization_id = $1',
      patrolUnheld,
    ],
    ['select exists (select from patrol) from assignment where organization_id = $1', patrolUnheld],
    ['select from assignment where organization_id = $1 and id in (select id from patrol)', patrolUnheld],
    ['with p as (select * from patrol) select from p where organization_id = $1', patrolUnheld],
    ['select from assignment where organization_id = $1 union select from patrol', patrolUnheld],
    ['delete from patrol where "when" < $1', patrolUnheld],
    ['update patrol set name = $1', patrolUnheld],
    ['truncate patrol', ['patrol is named by a statement of another kind']],
    [
      'update patrol set organization_id = $1 where organization_id = $2',
      ['moves rows to another organization'],
    ],
    ['insert into patrol (id) values ($1)', ['patrol is given rows of no organization']],
    [
      'insert into patrol (id, organization_id) select $1, id from organization',
      ['patrol is given rows of no organization'],
    ],
    [
      'insert into patrol (organization_id, id) values ($1, $2) on conflict (id) do nothing',
      ['patrol has a conflict over several organizations'],
    ],
    [
      'select from mail where organization_id = $1 and exists (select from graphile_worker.jobs)',
      ['joins a distributed table with one that is not'],
    ],
  ])('%s', (statement, faults) => {
    expect(faultsOf(statement)).toEqual(faults);
  });
});
