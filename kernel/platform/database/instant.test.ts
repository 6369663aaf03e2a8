import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { readInstant } from './instant.ts';

const source = testDatabase();
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2101-01-01'), noInvalidDate: true });

it.each(['UTC', 'Pacific/Auckland', 'America/St_Johns'])(
  'an instant reads back as written, as a column and in JSON, with the database’s time zone %s',
  async (zone) => {
    const client = await source.database.$client.connect();
    try {
      await client.query(`set time zone '${zone}'`);
      const statement = `select to_json(moment)#>>'{}' as in_json, moment::text as in_column from (select $1::timestamptz(3) as moment) as given`;
      await fc.assert(
        fc.asyncProperty(moments, async (date) => {
          const { rows } = await client.query(statement, [date.toISOString()]);
          const [{ in_json, in_column }] = rows;
          expect([in_json, in_column].map(readInstant)).toEqual([date.toISOString(), date.toISOString()]);
        }),
        {
          numRuns: 50,
          examples: [[new Date('2026-11-21T06:00:00.010Z')], [new Date('2026-11-21T06:00:00Z')]],
        },
      );
    } finally {
      client.release(true);
    }
  },
);
