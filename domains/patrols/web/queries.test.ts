// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { tonight } from '#ecc/web/ecc.fixture.ts';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { signInAs } from '#web/page.fixture.tsx';
import { patrolQuery } from './queries.ts';

it('a patrol that is being read is not asked for again by the page that is opened next [17.54]', async () => {
  signInAs(['patroller']);
  const patrol = tonight();
  const called: ((answer: Response) => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((answer) => called.push(answer)));
  const client = new QueryClient();
  const query = patrolQuery(patrol._id);
  const show = () => new QueryObserver(client, query).subscribe(() => undefined);
  const leave = show();
  await vi.waitFor(() => expect(called).toHaveLength(1));
  leave();
  show();
  for (const answer of called) answer(ofServer(Response.json(patrol)));
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toEqual(patrol));
  expect(called).toHaveLength(1);
});
