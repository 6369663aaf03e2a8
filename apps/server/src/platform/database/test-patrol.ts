import { type SQL, sql } from 'drizzle-orm';
import { patrol } from './schema/patrols.ts';

/** Whether the name or the call sign is TEST (product 1.5), never null. Compare `isTest` of the contract. */
export const isTestPatrol: SQL<boolean> = sql`('TEST' in (upper(trim(${patrol.name})), upper(trim(${patrol.callSign}))) is true)`;
