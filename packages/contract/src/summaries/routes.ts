import { members, signedIn } from '../access.ts';
import { limits } from '../limits.ts';
import { listOf } from '../list.ts';
import { watcherRoles } from '../roles.ts';
import { defineRoute } from '../route.ts';
import { Id, listUpTo } from '../values.ts';
import { z } from '../zod.ts';
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
