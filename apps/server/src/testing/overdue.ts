import { eq } from 'drizzle-orm';
import { checkOverdue } from '#ecc/server/overdue/service.ts';
import { after, hour, minute } from '#platform/clock.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { overdueAlarm } from '#platform/database/schema/record.ts';
import type { testApp } from './app.ts';

/** The start of the patrols of these tests: Sat 21 Nov 2026, 21:00 in Auckland. */
export const start = '2026-11-21T08:00:00.000Z';
/** Their planned end, Sun 22 Nov 2026, 00:00. */
export const end = after(start, 3 * hour);

type App = ReturnType<typeof testApp>;

/** Makes a running patrol of three hours with Hemi and Mere, in an organization with two admins and a watcher. */
export async function buildRunning(app: App, given: Parameters<App['buildPatrol']>[0] = {}) {
  const { id: organizationId } = await app.buildOrganization();
  const build = (firstName: string, more: object = {}) =>
    app.buildPerson({
      organizationId,
      firstName,
      email: `${firstName}-${organizationId}@example.nz`,
      ...more,
    });
  const hemi = await build('Hemi', { phone: '021 555 0101' });
  const mere = await build('Mere');
  const ana = await build('Ana', { roles: ['admin'] });
  const tom = await build('Tom', { roles: ['admin'] });
  const watcher = await build('Wiremu', { roles: ['watcher'] });
  const started = { started: after(start, 4 * minute) };
  const answer = { eccLogOnResponse: start, policeEventNumber: 'P061234567' };
  const row = { when: start, finalized: start, started, ...answer };
  const patrol = await app.buildPatrol({ ...row, organizationId, ...given });
  const of = { organizationId, patrolId: patrol.id };
  for (const { id: personId } of [hemi, mere]) await app.buildAssignment({ ...of, personId });
  return {
    ...of,
    hemi,
    mere,
    ana,
    tom,
    watcher,
    patrol,
    params: { id: patrol.id },
    change: (change: Partial<typeof patrolTable.$inferInsert>) =>
      app.database.update(patrolTable).set(change).where(eq(patrolTable.id, patrol.id)),
    /** Returns the first names of the people who were mailed. */
    named: (mails: readonly { to?: unknown }[]) => mails.map(firstNameOf).toSorted(),
    alarms: async () => {
      const rows = await app.database.select().from(overdueAlarm).where(eq(overdueAlarm.patrolId, patrol.id));
      return rows.map(({ until, step }) => [until, step]).toSorted();
    },
  };
}

function firstNameOf({ to }: { to?: unknown }): string | undefined {
  return /"text":"\\?"?(\w+)/.exec(JSON.stringify(to))?.[1];
}

/** Runs the check so many minutes after the planned end. */
export async function checkAt(app: App, minutes: number): Promise<void> {
  app.clock.set(after(end, minutes * minute));
  await checkOverdue(app.context).run();
}
