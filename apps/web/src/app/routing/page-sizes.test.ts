// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { auditsQuery, sessionsQuery } from '#accounts/web/security/queries.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { organizationsQuery } from '#membership/web/organizations/list-queries.ts';
import { peopleQuery, personPatrolsQuery } from '#membership/web/people/queries.ts';
import { patrolsQuery } from '#patrols/web/lists/queries.ts';
import { incidentsQuery } from '#record/web/incidents/list/queries.ts';
import { answerCalls, signInAs } from '../../page.fixture.tsx';
import { myPatrolsQuery } from '../../pages/roster/queries.ts';

/** How many items each paged list asks for at once (product 7.1). */

const skip = 100;
const id = '01920000-0000-7000-8000-000000000003';

it.each<[list: string, limit: string, read: (client: QueryClient) => Promise<unknown>]>([
  ['/organizations', '12', (client) => client.fetchQuery(organizationsQuery(skip))],
  ['/patrols', '12', (client) => client.fetchQuery(patrolsQuery('scheduled', skip))],
  ['/patrols', '12', (client) => client.fetchQuery(patrolsQuery('past', skip))],
  ['/incidents', '12', (client) => client.fetchQuery(incidentsQuery({}, skip))],
  ['/my/patrols', '12', (client) => client.fetchQuery(myPatrolsQuery('scheduled', skip))],
  ['/my/patrols', '12', (client) => client.fetchQuery(myPatrolsQuery('recent', skip))],
  [`/person/${id}/patrols`, '12', (client) => client.fetchQuery(personPatrolsQuery(id, 'scheduled', skip))],
  [`/person/${id}/patrols`, '12', (client) => client.fetchQuery(personPatrolsQuery(id, 'recent', skip))],
  ['/my/sessions', '12', (client) => client.fetchQuery(sessionsQuery(skip))],
  ['/my/audits', '12', (client) => client.fetchQuery(auditsQuery(skip))],
  [
    '/persons',
    '50',
    (client) => client.fetchQuery(peopleQuery({ hideFinished: true, sort: 'lastName', skip })),
  ],
])('a page of %s has %s items [7.1]', async (list, limit, read) => {
  signInAs(['admin']);
  const called = answerCalls({ [list]: { items: [], matches: 0 } });
  await read(createQueryClient());
  const [{ pathname, searchParams } = new URL('about:blank')] = called;
  expect(pathname).toBe(`/api/v1${list}`);
  expect([searchParams.get('limit'), searchParams.get('skip')]).toEqual([limit, '100']);
});
