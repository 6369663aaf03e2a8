import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { keptFor, privacyClocks } from '#privacy/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';

const app = testApp();
const coordinator = { coordinatorName: 'Aroha', coordinatorPhone: '021 555 0142' };
const usual = Object.entries(privacyClocks).map(([clock, { usual: days }]) => ({ clock, days }));

/** An organization that keeps guests for 60 days, with a link to an assignment. */
async function build(given: object = {}) {
  const name = `Patrol ${newId()}`;
  const { id: organizationId, code } = await app.buildOrganization({ name, ...coordinator, ...given });
  const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  await (await app.as(admin))(routes.updatePrivacy, { body: { guests: 60 } });
  const { id: assignmentId, personId } = await app.buildAssignment({ organizationId });
  const link = { id: newId(), purpose: 'assignment', organizationId, personId, assignmentId } as const;
  await app.database.insert(linkToken).values({ ...link, created: app.clock.now() });
  const token = linkTokenText(app.context.settings.secretKeys, 'assignment', link.id);
  const clocks = usual.map((one) => (one.clock === 'guests' ? { ...one, days: 60 } : one));
  return { organizationId, name, code, token, clocks };
}

const stranger = () => app.as(null);

describe('the privacy notice [22.24]', () => {
  it('says what is usual to whoever comes from nowhere', async () => {
    const { body } = await (await stranger())(routes.viewPrivacy);
    expect(body).toMatchObject({ organizationName: null, coordinatorName: null, clocks: usual });
    expect(keptFor(365)).toBe('1 year');
  });

  it('has the clocks of the organization that mailed a link, and whom to ask', async () => {
    const { token, name: organizationName, clocks } = await build();
    const { body } = await (await stranger())(routes.viewPrivacyOfLink, { params: { linkToken: token } });
    expect(body).toEqual({ organizationName, ...coordinator, clocks });
  });

  it.each(['', 'x', `${newId()}.AAAA`, '../my'])('knows no link %j', async (linkToken) => {
    const answer = await (await stranger())(routes.viewPrivacyOfLink, { params: { linkToken } });
    expect([400, 401, 404]).toContain(answer.status);
  });

  it('names the organization of a page to join, and nobody in it', async () => {
    const { code, name, clocks } = await build({ joinPage: true });
    const { body } = await (await stranger())(routes.viewPrivacyOfJoinPage, { params: { code } });
    const nobody = { coordinatorName: null, coordinatorPhone: null };
    expect(body).toEqual({ organizationName: name, ...nobody, clocks });
  });

  it('does not tell an organization without that page from none', async () => {
    const { code } = await build({ joinPage: false });
    const call = await stranger();
    const closed = await call(routes.viewPrivacyOfJoinPage, { params: { code } });
    const none = await call(routes.viewPrivacyOfJoinPage, { params: { code: 'ZZZZ9' } });
    expect([closed.status, closed.body]).toEqual([404, none.body]);
  });

  it.each<Role>(['admin', 'patroller'])('is that of one’s own organization for a %s', async (role) => {
    const { organizationId, name, clocks } = await build();
    const call = await app.as(await app.buildPerson({ organizationId, roles: [role] }));
    expect((await call(routes.viewMyPrivacy)).body).toMatchObject({ organizationName: name, clocks });
  });
});
