import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { planMigrations } from './migration-plan.ts';
import { journal, upTo } from './migrations.fixture.ts';
import { readRows, writeRowOfEach } from './row-of-each.fixture.ts';

/** Returns all values of a row, whatever its table and columns are called. */
function valuesOf(row: object): string[] {
  return Object.values(row).map((value) => JSON.stringify(value));
}

describe('a database that lives through every release', () => {
  const source = testDatabase('template1');

  it('keeps the rows that each of them wrote into every table, with their values', async () => {
    const written: { tag: string; values: string[] }[] = [];
    for (const { tag } of journal.entries) {
      await migrate(source.database, await upTo(tag));
      const rows = await writeRowOfEach(source.database);
      written.push(...rows.map((row) => ({ tag, values: valuesOf(row) })));
    }
    const after = (await readRows(source.database)).map((row) => new Set(valuesOf(row)));
    const lost = written.filter(
      ({ values }) => !after.some((now) => values.every((value) => now.has(value))),
    );
    expect(lost).toEqual([]);
  }, 60_000); // it takes longer with each migration

  it('has rows that keep every constraint, also those that a migration added for new rows alone', async () => {
    await migrate(source.database);
    const { rows } = await source.database.execute(
      sql`select conname from pg_constraint where not convalidated`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a plan', () => {
  const source = testDatabase('template1');

  it('says what each migration to come would lock, of which size, and changes nothing [15.33]', async () => {
    await migrate(source.database, await upTo('0033_crew-size'));
    await source.database.execute(sql`analyze`);
    const plan = await planMigrations(source.database, await upTo('0036_notices'));
    expect(plan[0]).toMatch(/^3 of the migrations are to be applied, in one transaction/);
    expect(plan.filter((line) => !line.startsWith(' ')).slice(1)).toEqual([
      '0034_joining',
      '0035_roster-links',
      '0036_notices',
    ]);
    const after = (statement: RegExp) => plan[plan.findIndex((line) => statement.test(line)) + 1]?.trim();
    expect(after(/^ {2}CREATE TABLE join_request/)).toBe('a new table: nobody waits');
    expect(after(/^ {2}ALTER TABLE join_request ADD CONSTRAINT/)).toMatch(/^join_request is new/);
    expect(after(/^ {2}ALTER TABLE person ADD CONSTRAINT/)).toMatch(
      /^person \(about 0 rows, .+\): ACCESS EXCLUSIVE: nobody uses it while it is read, which took .+ just now$/,
    );
    expect(await planMigrations(source.database, await upTo('0036_notices'))).toHaveLength(plan.length);
  });
});

describe('a database of a newer release', () => {
  const source = testDatabase();

  it('is not opened [15.14]', async () => {
    const [first] = journal.entries;
    await expect(migrate(source.database, await upTo(first?.tag ?? ''))).rejects.toThrow(
      'A newer release has migrated the database: start that one',
    );
  });
});

describe('a database of before product 6.14', () => {
  const source = testDatabase('template1');

  it('has whoever recorded on a patrol as one who came, with their answer in the history', async () => {
    await migrate(source.database, await upTo('0029_availability'));
    await writeRowOfEach(source.database);
    const when = '2026-03-01T08:00:00.000Z';
    await source.database.execute(sql`
      update assignment set accepted = null, declined = null, removed = null, did_not_show = null`);
    await source.database.execute(sql`
      update incident set deleted = null, received = ${when}, "by" = person_id from assignment
      where assignment.patrol_id = incident.patrol_id`);
    await migrate(source.database);
    const { rows } = await source.database.execute(sql`
      select accepted = ${when} as "onTime", accepted_by = person_id as own, answer.answer from assignment
      join assignment_answer as answer on assignment_id = assignment.id and answer."when" = accepted`);
    expect(rows).toEqual([{ onTime: true, own: true, answer: 'accepted' }]);
  });
});

describe('a database of a release whose clocks took less', () => {
  const source = testDatabase('template1');

  it('has those begin anew that take more now, so that the admins are told [22.4]', async () => {
    await migrate(source.database, await upTo('0059_own-addresses-of-log-ons'));
    await writeRowOfEach(source.database);
    const begun = { guests: '2026-12-01', people: '2026-12-01', audits: '2026-12-02' };
    await source.database.execute(sql`update privacy set begins = ${JSON.stringify(begun)}`);
    await migrate(source.database);
    const { rows } = await source.database.execute(sql`select begins from privacy`);
    expect(rows).toEqual([{ begins: { guests: '2026-12-01' } }]);
  });
});

describe('a database of a release that kept addresses with people alone [15.32]', () => {
  const source = testDatabase('template1');
  const organizationId = newId();
  const [ana, bo, cy] = [newId(), newId(), newId()];

  const run = (statement: SQL) => source.database.execute(statement);
  const add = (id: string, email: string) =>
    run(sql`
      insert into person (organization_id, id, email, first_name, last_name, roles, started)
      values (${organizationId}, ${id}, ${email}, 'Ana', 'Rua', '{}', '2026-11-26')`);
  const directory = async () => {
    const { rows } = await run(sql`select address, person_id as id from person_address order by address`);
    return rows;
  };

  it('has the address of each unfinished person in the directory', async () => {
    await migrate(source.database, await upTo('0054_validated-references'));
    await add(ana, 'Ana@Example.NZ');
    await add(bo, 'bo@example.nz');
    await run(sql`update person set finished = '2026-11-26' where id = ${bo}`);
    await migrate(source.database);
    expect(await directory()).toEqual([{ address: 'ana@example.nz', id: ana }]);
  });

  it('keeps it for the processes of that release, which write people alone', async () => {
    await add(cy, 'Bo@example.nz');
    expect(await directory()).toContainEqual({ address: 'bo@example.nz', id: cy });
    await run(sql`update person set email = 'cy@example.nz' where id = ${cy}`);
    await run(sql`update person set finished = '2026-11-26' where id = ${ana}`);
    expect(await directory()).toEqual([{ address: 'cy@example.nz', id: cy }]);
    await run(sql`update person set finished = null where id = ${ana}`);
    await expect(add(newId(), 'ANA@example.nz')).rejects.toThrow();
    await run(sql`delete from person where id = ${cy}`);
    expect(await directory()).toEqual([{ address: 'ana@example.nz', id: ana }]);
  });
});
