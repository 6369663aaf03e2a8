import { expect, it } from 'vitest';
import { Conflict } from '#contract';
import { peopleRoutes } from '#people/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();

it('one’s own phone is changed and cleared, as an edit that others notice [4.13]', async () => {
  const { admin, hemi } = await buildRoster(app);
  const asHemi = await app.as(hemi);
  const change = (body: object) => asHemi(peopleRoutes.updateMyProfile, { body });
  const changed = await change({ phone: ' 022 555 0110 ' });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual((await asHemi(peopleRoutes.getMyProfile)).body);
  expect(changed.body.phone).toBe('022 555 0110');

  const asAdmin = await app.as(admin);
  const params = { id: hemi.id };
  const read = await asAdmin(peopleRoutes.getPerson, { params });
  expect(read.body).toMatchObject({ phone: '022 555 0110', version: 2, edited: { by: hemi.id } });
  const stale = await asAdmin(peopleRoutes.updatePerson, { params, body: { phone: null, version: 1 } });
  expect(Conflict.parse(stale.body).code).toBe('changed-meanwhile');
  expect((await change({ phone: '' })).body.phone).toBeNull();
});

it('nothing else of oneself can be changed there [4.13]', async () => {
  const asHemi = await app.as((await buildRoster(app)).hemi);
  for (const field of ['email', 'roles', 'firstName', 'finished']) {
    const body = { phone: null, [field]: 'admin' };
    const refused = await asHemi(peopleRoutes.updateMyProfile, { body });
    expect(refused.body).toMatchObject({ issues: [{ path: [field], reason: 'unexpected-property' }] });
  }
});
