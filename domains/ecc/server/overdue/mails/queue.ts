import { overdueMinutes } from '#contract';
import { listCrew, listIdsByRole } from '#crew/server/store.ts';
import type { OverdueStep } from '#ecc/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { onlyMailed } from '#people/server/mailbox.store.ts';
import type { QueuedMail } from '#platform/mail/kind.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { overdueAdmins } from './overdue-admins.tsx';
import { overdueCrew } from './overdue-crew.tsx';

/** Queues the mails about an overdue patrol. */

/** Alarms that are raised together, and the planned end that has passed. */
interface Alarms {
  until: string;
  steps: readonly OverdueStep[];
}

/** Mails the crew for the first step. If several of the admins' steps are due at once, only the last one is mailed. */
export async function mailOverdue(locked: LockedPatrol, { until, steps }: Alarms): Promise<void> {
  const { tx, organizationId, patrol, now } = locked;
  const last = overdueMinutes.findLast((step) => steps.includes(step));
  await queueMails(tx, now, [
    ...(steps.includes(0) ? mailsTo(await crewIds(), overdueCrew.kind, 0) : []),
    ...(last ? mailsTo(await listIdsByRole(tx, organizationId, 'admin'), overdueAdmins.kind, last) : []),
  ]);

  async function crewIds(): Promise<string[]> {
    const crew = await listCrew(tx, organizationId, patrol._id);
    const ids = crew.map(({ personId }) => personId);
    return [...(await onlyMailed(tx, organizationId, ids))];
  }

  function mailsTo(people: readonly string[], kind: string, step: OverdueStep): QueuedMail[] {
    const cause = `${patrol._id}:${until}:${step}`;
    const subject = { patrolId: patrol._id, until, step: String(step) };
    return people.map((recipient) => ({
      organizationId,
      kind,
      cause,
      recipient,
      subject,
      patrolId: patrol._id,
    }));
  }
}
