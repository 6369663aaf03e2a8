import type { QueryOf } from '#contract';
import type { overdueRoutes } from '#ecc/contract';
import type { Patrol } from '#patrols/contract';
import { changeAndReadPatrol, updatePatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuse } from '#platform/http/pipeline/app-error.ts';
import { findRun } from '#platform/jobs/runs.store.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { mails } from './mails/mails.ts';
import { overdueSources } from './mails/sources.ts';
import { listOut } from './out.store.ts';
import { overdueTask } from './periodic-task.ts';
import { presentOut } from './present.ts';
import { acknowledgeRefusal } from './refusals.ts';

export { checkOverdue } from './periodic-task.ts';

/** The mails about an overdue patrol. */
export function overdueMails(context: MailContext): MailKinds {
  return composedFrom(mails, overdueSources(context));
}

/** Watches over the patrols that are out (product 17.8 and 17.10). */
export function overdueService({ database, clock }: Context) {
  return {
    async listOut({ organizationId }: Member, page: QueryOf<typeof overdueRoutes.listPatrolsOut>) {
      const { rows, matches } = await listOut(database, organizationId, page);
      return { items: rows.map(presentOut), matches };
    },

    /**
     * Acknowledges that a patrol is overdue; the first person to do so stays recorded. Throws 404 if there is no
     * such patrol, and 409 if it is not overdue.
     */
    async acknowledge(tx: Transaction, { organizationId, personId }: Member, id: string): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, organizationId, id, async ({ patrol, row, now }) => {
        refuse(acknowledgeRefusal(patrol, now));
        if (row.overdueAcknowledged) return;
        const acknowledged = { overdueAcknowledged: now, overdueAcknowledgedBy: personId };
        await updatePatrol(tx, organizationId, id, acknowledged);
      });
    },

    /** Returns when any worker last checked all patrols; null if none has. */
    async lastCheck(): Promise<string | null> {
      return findRun(database, overdueTask);
    },
  };
}
export type OverdueService = ReturnType<typeof overdueService>;
