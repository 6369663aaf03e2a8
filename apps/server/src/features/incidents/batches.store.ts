import type { IncidentFilter } from '@patrolbook/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { incidentKind } from '../../domain/patrols/incident-kind.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { incident } from '../../platform/database/schema/record.ts';
import { type Condition, conditionsOf, matching, type SearchScope, valuesOf } from './matching.store.ts';

/**
 * Reads all matches a batch at a time, so that neither memory nor a connection is held while a slow client
 * reads. Each batch begins after the last row of the one before.
 */

/** How many rows are read at a time. */
const batchSize = 2000;

/** Yields what the file contains of each match, the latest first. */
export function readIncidents(db: Reader, scope: SearchScope, filter: IncidentFilter | undefined) {
  return batches((values, first) => {
    const given: Condition[] = [...conditionsOf(filter), ...(first ? [] : (['before'] as const))];
    return wholeBatch(db, ...given).execute({ ...valuesOf(filter, scope), ...values });
  }, scope);
}
export type IncidentInFile = Awaited<ReturnType<ReturnType<typeof wholeBatch>['execute']>>[number];

/** Yields what the map contains of each match with coordinates, the earliest first. */
export function readPoints(db: Reader, scope: SearchScope, filter: IncidentFilter | undefined) {
  return batches((values, first) => {
    const given: Condition[] = ['located', ...conditionsOf(filter), ...(first ? [] : (['after'] as const))];
    return pointBatch(db, ...given).execute({ ...valuesOf(filter, scope), ...values });
  }, scope);
}
export type IncidentOnMap = Awaited<ReturnType<ReturnType<typeof pointBatch>['execute']>>[number];

/** The values with which each batch is read, besides the filter's. */
interface BatchValues {
  organizationId: string;
  limit: number;
  lastWhen?: string;
  lastId?: string;
}

async function* batches<Row extends { id: string; when: string }>(
  read: (values: BatchValues, first: boolean) => Promise<Row[]>,
  { organizationId }: SearchScope,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const place = last && { lastWhen: last.when, lastId: last.id };
    const rows = await read({ organizationId, limit: batchSize, ...place }, last === undefined);
    if (rows.length > 0) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

const wholeBatch = prepared('incidents_in_file', (db, ...given: Condition[]) => {
  return db
    .select({
      id: incident.id,
      when: incident.when,
      what: incident.what,
      whatDetails: incident.whatDetails,
      address: incident.address,
      latitude: incident.latitude,
      longitude: incident.longitude,
      locationNotes: incident.locationNotes,
      timeUncertain: incident.timeUncertain,
      people: incident.people,
      peopleDetails: incident.peopleDetails,
      vehicles: incident.vehicles,
      patrol: { name: patrol.name, type: patrol.type, when: patrol.when },
    })
    .from(incident)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, incident.organizationId), eq(patrol.id, incident.patrolId)),
    )
    .where(matching(given))
    .orderBy(desc(incident.when), desc(incident.id))
    .limit(sql.placeholder('limit'));
});

const pointBatch = prepared('incidents_on_map', (db, ...given: Condition[]) => {
  return db
    .select({
      id: incident.id,
      when: incident.when,
      what: incidentKind.as('what'),
      latitude: incident.latitude,
      longitude: incident.longitude,
    })
    .from(incident)
    .where(matching(given))
    .orderBy(asc(incident.when), asc(incident.id))
    .limit(sql.placeholder('limit'));
});
