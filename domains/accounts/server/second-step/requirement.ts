import { v7 as newId } from 'uuid';
import type { WithoutSecondStep } from '#accounts/contract';
import { addDays, instantAt } from '#contract';
import { secondStepDue } from '#organizations/contract';
import { getOrganization } from '#organizations/server/store.ts';
import {
  listWithoutSecondStep,
  neededSecondStep,
  noteRequirements,
} from '#people/server/second-step.store.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { secondStepRequired } from '../auth/mails/second-step-required.tsx';

/** How many days before a second step is needed its person is reminded, and at which local time. */
const reminder = { days: 3, time: '09:00' };

/** Of whom a second step is required (product 9.25). */
export function requirementUseCases({
  database,
  clock,
  settings,
}: Pick<Context, 'database' | 'clock' | 'settings'>) {
  return {
    /** Lists the members who need a second step and have none. */
    async listWithoutSecondStep({ organizationId }: Member): Promise<{ items: WithoutSecondStep[] }> {
      const rows = await listWithoutSecondStep(database, organizationId);
      const items = rows.flatMap(({ id: _id, firstName, lastName, ...row }) => {
        const needed = neededSecondStep(row, settings, clock.now());
        return needed ? [{ _id, firstName, lastName, ...needed }] : [];
      });
      return { items };
    },

    /**
     * Notes of whom a second step is required, after the organization's choice or somebody's roles have changed, and mails those of whom one is from
     * now on: at once, and again shortly before they need it. The caller has locked the organization.
     */
    async requireSecondSteps(tx: Transaction, organizationId: string): Promise<void> {
      const now = clock.now();
      const begun = await noteRequirements(tx, organizationId, now);
      if (begun.length === 0) return;
      const { timeZone, secondStepGraceDays } = await getOrganization(tx, organizationId);
      const due = secondStepDue(now, secondStepGraceDays, timeZone);
      const remindAt = instantAt({ date: addDays(due, -reminder.days), time: reminder.time }, timeZone);
      const times = remindAt > now ? [now, remindAt] : [now];
      const mails = begun.flatMap((personId) =>
        times.map((when) => ({
          kind: secondStepRequired.kind,
          cause: newId(),
          recipient: personId,
          subject: { personId },
          organizationId,
          patrolId: null,
          due: when,
        })),
      );
      await queueMails(tx, now, mails);
    },
  };
}
