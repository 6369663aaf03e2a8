import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { eccRoutes } from '#ecc/contract';
import { patrolRoutes } from '#patrols/contract';
import { changePatrol, type LockedPatrol } from '#patrols/server/schedule/service.ts';
import type { organization } from '#platform/database/schema/organizations.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { testApp } from './app.ts';

/** When these tests begin. */
export const now = '2026-11-21T07:00:00.000Z';
/** The start of the patrols of these tests: Sat 21 Nov 2026, 21:00 in Auckland. */
export const start = '2026-11-21T08:00:00.000Z';
export const number = 'P061234567';
const earlier = '2026-11-20T00:00:00.000Z';

type Given = Partial<typeof patrolTable.$inferInsert> & {
  organization?: Partial<typeof organization.$inferInsert>;
};

/**
 * Makes a finalized patrol of three hours with Hemi and Mere, logged on by Hemi if asked. Pat is a patroller who
 * is not on it. The clock stands an hour before the start.
 */
export async function buildNight(app: ReturnType<typeof testApp>, { organization, ...given }: Given = {}) {
  app.clock.set(now);
  const { id: organizationId } = await app.buildOrganization({
    eccEmail: 'ecc@police.example',
    eccPhone: '09 555 0111',
    ...organization,
  });
  const build = (firstName: string, more: object = {}) =>
    app.buildPerson({ organizationId, firstName, ...more });
  const hemi = await build('Hemi', { phone: '021 555 0101', idNumber: '4711' });
  const mere = await build('Mere');
  const pat = await build('Pat');
  const admin = await build('Ana', { roles: ['admin'] });
  const watcher = await build('Wiremu', { roles: ['watcher'] });
  const recipient = await build('Sue', { roles: ['summary-recipient'] });
  const patrol = await app.buildPatrol({ organizationId, when: start, finalized: earlier, ...given });
  const of = { organizationId, patrolId: patrol.id };
  const ofHemi = await app.buildAssignment({ ...of, personId: hemi.id });
  const ofMere = await app.buildAssignment({ ...of, personId: mere.id });
  const params = { id: patrol.id };
  const asHemi = await app.as(hemi);
  const body = (more: object = {}) => ({ _id: newId(), phone: '021 555 0142', ...more });
  return {
    ...of,
    hemi,
    mere,
    pat,
    admin,
    watcher,
    recipient,
    patrol,
    params,
    ofHemi,
    ofMere,
    asHemi,
    body,
    logOn: (more: object = {}) => asHemi(eccRoutes.logOnWithEcc, { params, body: body(more) }),
    form: () => asHemi(eccRoutes.getEccLogOn, { params }),
    enter: (policeEventNumber: string) =>
      asHemi(eccRoutes.enterEventNumber, { params, body: { policeEventNumber } }),
    extend: (more: object) => asHemi(eccRoutes.extendPatrol, { params, body: { _id: newId(), ...more } }),
    read: async () => (await asHemi(patrolRoutes.getPatrol, { params })).body,
    change: (change: Partial<typeof patrolTable.$inferInsert>) =>
      app.database.update(patrolTable).set(change).where(eq(patrolTable.id, patrol.id)),
    /** Runs work on the locked patrol, as a use case of another feature would. */
    locked: (work: (locked: LockedPatrol) => Promise<void>) =>
      inTransaction(app.database, (tx) =>
        changePatrol({ tx, clock: app.clock }, organizationId, patrol.id, work),
      ),
  };
}
