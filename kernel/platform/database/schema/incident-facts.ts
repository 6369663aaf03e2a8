import { jsonb, type PgColumnBuilderBase, text } from 'drizzle-orm/pg-core';
import type { IncidentFact, IncidentPerson, IncidentVehicle } from '#patrols/contract';
import { instant } from './columns.ts';

/** A column of its own name for each fact of an incident; its place has several. */
export const incidentFacts = {
  when: instant('when').notNull(),
  what: text('what').notNull(),
  whatDetails: text('what_details'),
  people: jsonb('people').$type<IncidentPerson[]>().notNull().default([]),
  peopleDetails: text('people_details'),
  vehicles: jsonb('vehicles').$type<IncidentVehicle[]>().notNull().default([]),
} satisfies Record<Exclude<IncidentFact, 'location'>, PgColumnBuilderBase>;
