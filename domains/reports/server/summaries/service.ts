import { holdsAny, watcherRoles } from '#contract';
import type { PatrolSummary, PersonPatrolSummary, PersonSummary } from '#patrols/contract';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { forbidden, notFound } from '#platform/http/pipeline/app-error.ts';
import { largeCounts } from '#platform/large-counts.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { mails } from './mails/mails.ts';
import { summarySources } from './mails/sources.ts';
import { presentSummary } from './present.ts';
import { countAllTime, personExists, tallyPatrols, tallyPatrolsOf } from './store.ts';

export { mailMonth } from './mails/queue.ts';
export { monthTask } from './sum-up.ts';

/** The mails that sum up a month. */
export function summaryMails(context: MailContext): MailKinds {
  return composedFrom(mails, summarySources(context));
}

/** With this many patrols, an organization's summary may be ten seconds old (decision 92). */
const largeSummary = 10_000;

/** Counts the patrols of people and organizations. */
export function summaryService({ database, clock }: Context) {
  const summaries = largeCounts(patrolsIn, largeSummary);
  return {
    /** Returns a row for each person of the organization, and none for other people. */
    async ofPersons({ organizationId }: Member, personIds: string[]): Promise<{ items: PersonSummary[] }> {
      const counts = await countAllTime(database, organizationId, personIds, clock.now());
      return { items: counts.map(({ id, allTime }) => ({ _id: id, allTime })) };
    },

    ofOrganization({ organizationId }: Member): Promise<PatrolSummary> {
      return summaries.of(organizationId, async () =>
        presentSummary(await tallyPatrols(database, organizationId, clock.now())),
      );
    },

    /** Returns a person's summary to admins, watchers and that person. Throws 404 or 403. */
    async ofPerson(actor: Member, personId: string): Promise<PersonPatrolSummary> {
      const { organizationId, roles } = actor;
      if (!(await personExists(database, organizationId, personId))) throw notFound();
      const seesEverybody = holdsAny(roles, watcherRoles);
      if (!seesEverybody && actor.personId !== personId) throw forbidden();
      return presentSummary(await tallyPatrolsOf(database, organizationId, personId, clock.now()));
    },
  };
}
export type SummaryService = ReturnType<typeof summaryService>;

function patrolsIn({ byMonth }: PatrolSummary): number {
  return byMonth.reduce((sum, { count }) => sum + count, 0);
}
