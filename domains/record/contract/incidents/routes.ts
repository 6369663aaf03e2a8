import {
  defineRoute,
  Id,
  limits,
  line,
  listOf,
  listQuery,
  members,
  readerRoles,
  Search,
  signedIn,
  WhenFilter,
} from '#contract';
import { z } from '#contract/zod.ts';
import { Incident, Patrol } from '#patrols/contract';

/** The filter that the list, the map and the file of incidents share (product 18.2). */
const filter = {
  /** One kind, as it is shown: exactly this text (product 18.21). */
  what: line(limits.incidentKind).optional(),
  when: WhenFilter.optional(),
  /** Words, each of which begins a word of what the caller may see (product 18.4). */
  text: Search.optional(),
};

const IncidentsQuery = listQuery({ sort: ['-when', 'when'], filter });
const AllIncidentsQuery = IncidentsQuery.pick({ filter: true });

export type IncidentFilter = NonNullable<z.infer<typeof AllIncidentsQuery>['filter']>;

/**
 * An incident in a list, with its patrol. It has no people, details of them and vehicles unless the caller may see those
 * (product 2.10).
 */
export const IncidentListItem = Incident.extend({
  patrol: Patrol.pick({ _id: true, name: true, when: true, type: true }),
});
export type IncidentListItem = z.infer<typeof IncidentListItem>;

/** An incident on the map: its id, longitude, latitude, kind, and when it was, in whole seconds since 1970. */
export const IncidentPoint = z.tuple([Id, z.number(), z.number(), z.string(), z.int()]);
export type IncidentPoint = z.infer<typeof IncidentPoint>;

export const incidentRoutes = {
  listIncidents: defineRoute({
    method: 'GET',
    path: '/incidents',
    summary: "Lists the incidents of the organization's patrols",
    access: members,
    query: IncidentsQuery,
    status: 200,
    response: listOf(IncidentListItem),
    shows: ['involved'],
  }),
  mapIncidents: defineRoute({
    method: 'GET',
    path: '/incidents/map',
    summary: 'Lists where and when every incident with coordinates was, the earliest first',
    access: members,
    query: AllIncidentsQuery,
    status: 200,
    response: z.array(IncidentPoint),
    chunked: 'application/json',
    shows: [],
  }),
  downloadIncidents: defineRoute({
    method: 'GET',
    path: '/incidents.csv',
    summary: 'Returns the incidents as comma-separated values, the latest first',
    access: signedIn(...readerRoles),
    confirmed: true,
    query: AllIncidentsQuery,
    status: 200,
    response: z.string(),
    chunked: 'text/csv',
    shows: ['incidents-file'],
  }),
} as const;
