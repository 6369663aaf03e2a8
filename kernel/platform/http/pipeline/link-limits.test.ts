import { expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { apiPrefix, type Route } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { hour, minute } from '../../clock.ts';
import { linkToken } from '../../database/schema/auth.ts';
import { linkTokenText } from '../../tokens/link-token.ts';

const app = testApp();

async function buildLink(purpose: 'assignment' | 'set-password') {
  const assignment = await app.buildAssignment();
  const { id, organizationId, personId } = assignment;
  const link = { id, organizationId, personId, created: app.clock.now() };
  const about = purpose === 'assignment' ? { assignmentId: id } : {};
  await app.database.insert(linkToken).values({ ...link, ...about, purpose });
  return linkTokenText(app.context.settings.secretKeys, purpose, id);
}

it('every call by a mailed link is limited for the link and for a network [12.14]', () => {
  const byLink = Object.values<Route>(routes).filter(
    ({ access, path }) => access.by === 'link' || path.includes('{linkToken}'),
  );
  expect(byLink.length).toBeGreaterThan(8);
  expect(byLink.filter(({ limit, linkLimit }) => !limit || !linkLimit)).toEqual([]);
});

it('a link beyond its limit waits, others do not [12.14]', async () => {
  const [bearer, other] = [await buildLink('assignment'), await buildLink('assignment')];
  const call = await app.as(null);
  const view = (token: string) => call(assignmentRoutes.viewAssignment, { bearer: token });
  const statuses: number[] = [];
  for (let times = 0; times < 30; times += 1) {
    const ten = await Promise.all(Array.from({ length: 10 }, () => view(bearer)));
    statuses.push(...ten.map(({ status }) => status));
  }
  expect(statuses).toEqual(Array(300).fill(200));
  expect((await view(bearer)).status).toBe(429);
  expect((await call(assignmentRoutes.declineAssignment, { bearer })).status).toBe(204);
  expect((await view(other)).status).toBe(200);
  app.clock.advance(minute);
  expect((await view(bearer)).status).toBe(200);
});

it('a link in a path has its limit too [12.14]', async () => {
  const [linkTokenOfOne, other] = [await buildLink('set-password'), await buildLink('set-password')];
  const call = await app.as(null);
  const view = (linkToken: string) => call(authRoutes.viewPasswordLink, { params: { linkToken } });
  for (let times = 0; times < 20; times += 1) expect((await view(linkTokenOfOne)).status).toBe(200);
  expect((await view(linkTokenOfOne)).status).toBe(429);
  expect((await view(other)).status).toBe(200);
});

it('a network beyond its limit waits, whatever its links, and others do not [12.14]', async () => {
  app.clock.advance(hour);
  const view = async (linkToken: string, remoteAddress: string) => {
    const path = authRoutes.viewPasswordLink.path.replace('{linkToken}', linkToken);
    return (await app.app.inject({ url: `${apiPrefix}${path}`, remoteAddress })).statusCode;
  };
  for (let links = 0; links < 3; links += 1) {
    const link = await buildLink('set-password');
    for (let times = 0; times < 20; times += 1) expect(await view(link, '203.0.113.1')).toBe(200);
  }
  const last = await buildLink('set-password');
  expect(await view(last, '203.0.113.1')).toBe(429);
  expect(await view(last, '203.0.113.2')).toBe(200);
});
