import { defineRoute, Id, limits, listOf, listUpTo, members, signedIn, watcherRoles } from '#contract';
import { z } from '#contract/zod.ts';
import { PatrolSummary, PersonPatrolSummary, PersonSummary } from './schema.ts';

export const summaryRoutes = {
  summarizePersons: defineRoute({
    method: 'POST',
    path: '/patrols/persons/summary',
    safe: true,
    summary: 'Counts the patrols of several people; people of other organizations are left out',
    access: signedIn(...watcherRoles),
    body: z.strictObject({ personIds: listUpTo(limits.page.max, Id) }),
    status: 200,
    response: listOf(PersonSummary).pick({ items: true }),
  }),
  summarizePatrols: defineRoute({
    method: 'GET',
    path: '/patrols/summary',
    summary: "Counts the organization's patrols of the last five years by month and weekday",
    access: members,
    status: 200,
    response: PatrolSummary,
  }),
  summarizePatrolsOfPerson: defineRoute({
    method: 'GET',
    path: '/person/{personId}/patrols/summary',
    summary: "Counts a person's patrols of the last five years; for admins, watchers and that person",
    access: members,
    params: z.strictObject({ personId: Id }),
    status: 200,
    response: PersonPatrolSummary,
  }),
} as const;
