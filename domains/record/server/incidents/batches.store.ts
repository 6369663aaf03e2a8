import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { factColumns } from '#patrols/server/incident-facts.store.ts';
import { accuracyIn } from '#patrols/server/place-accuracy.store.ts';
import { type BatchStart, batches } from '#platform/database/batches.ts';
import type { Reader } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { incident } from '#platform/database/schema/record.ts';
import type { IncidentFilter } from '#record/contract';
import { incidentKind } from '../incident-kind.store.ts';
import { incidentFilter, ofOrganization, type SearchScope, valuesOf } from './matching.store.ts';

/** Yields what the file contains of each match, the latest first. */
export function readIncidents(db: Reader, scope: SearchScope, filter: IncidentFilter | undefined) {
  const given = incidentFilter.given(filter);
  const values = { ...valuesOf(scope), ...incidentFilter.values(filter) };
  return batches(200, (place, batch) => wholeBatch(db, place, ...given).execute({ ...values, ...batch }));
}
export type IncidentInFile = Awaited<ReturnType<ReturnType<typeof wholeBatch>['execute']>>[number];

/** Yields what the map contains of each match with coordinates, the earliest first. */
export function readPoints(db: Reader, scope: SearchScope, filter: IncidentFilter | undefined) {
  const given = incidentFilter.given(filter);
  const values = { ...valuesOf(scope), ...incidentFilter.values(filter) };
  return batches(1000, (place, batch) => pointBatch(db, place, ...given).execute({ ...values, ...batch }));
}
export type IncidentOnMap = Awaited<ReturnType<ReturnType<typeof pointBatch>['execute']>>[number];

/** The last row that was read, in the order of the list. */
const lastRead = sql`(${sql.placeholder('lastWhen')}::timestamptz, ${sql.placeholder('lastId')}::uuid)`;
const before = sql`(${incident.when}, ${incident.id}) < ${lastRead}`;
const after = sql`(${incident.when}, ${incident.id}) > ${lastRead}`;
const located = and(isNotNull(incident.latitude), isNotNull(incident.longitude));

const wholeBatch = prepared('incidents_in_file', (db, place: BatchStart, ...given: string[]) => {
  return db
    .select({
      id: incident.id,
      ...factColumns,
      address: incident.address,
      latitude: incident.latitude,
      longitude: incident.longitude,
      locationNotes: incident.locationNotes,
      accuracy: accuracyIn(sql`${incident.locationExtra}`),
      timeUncertain: incident.timeUncertain,
      patrol: { name: patrol.name, type: patrol.type, when: patrol.when },
    })
    .from(incident)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, incident.organizationId), eq(patrol.id, incident.patrolId)),
    )
    .where(and(ofOrganization, incidentFilter.where(given), place === 'next' ? before : undefined))
    .orderBy(desc(incident.when), desc(incident.id))
    .limit(sql.placeholder('limit'));
});

const pointBatch = prepared('incidents_on_map', (db, place: BatchStart, ...given: string[]) => {
  return db
    .select({
      id: incident.id,
      when: incident.when,
      what: incidentKind.as('what'),
      latitude: incident.latitude,
      longitude: incident.longitude,
    })
    .from(incident)
    .where(and(ofOrganization, located, incidentFilter.where(given), place === 'next' ? after : undefined))
    .orderBy(asc(incident.when), asc(incident.id))
    .limit(sql.placeholder('limit'));
});
