import { type SQL, sql } from 'drizzle-orm';
import { allQuiet, quietKind } from '#patrols/contract';
import { incident } from '#platform/database/schema/record.ts';

/** What an incident is called, in SQL as `kindOf` of the contract has it (product 18.21). */

/** Literals and no parameters, so that a query may group by them. */
const literal = (text: string) => sql.raw(`'${text}'`);

/** An incident that one tap on All Quiet Here recorded. */
const noted = sql`(${incident.what} = ${literal(allQuiet.what)} and starts_with(coalesce(${incident.whatDetails}, ''), ${literal(allQuiet.whatDetails)}))`;

/** An incident that is called "All quiet". */
export const calledAllQuiet: SQL = sql`(${incident.what} = ${literal(quietKind)} or ${noted})`;

/** The kind of an incident. */
export const incidentKind = sql<string>`case when ${noted} then ${literal(quietKind)} else ${incident.what} end`;
