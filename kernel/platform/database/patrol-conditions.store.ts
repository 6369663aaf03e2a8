import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { patrol } from './schema/patrols.ts';

/** Conditions on a patrol that several features have. */

/** The name or the call sign is TEST (product 1.5); never null. Compare `isTest` of the contract. */
export const testPatrol: SQL<boolean> = sql`('TEST' in (upper(trim(${patrol.name})), upper(trim(${patrol.callSign}))) is true)`;

/** The patrol has started and has not finished. The index `patrol_out` has this condition. */
export const patrolOut = and(
  isNotNull(patrol.started),
  isNull(patrol.finished),
  isNull(patrol.cancelled),
  isNull(patrol.deleted),
);

/** The planned end, as `endOf` of the contract has it: in whole minutes. */
export const plannedEnd = sql`(${patrol.when} + round(${patrol.hours} * 60) * interval '1 minute')`;
