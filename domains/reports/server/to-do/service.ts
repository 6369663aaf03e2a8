import { today } from '#contract';
import { eccOf } from '#organizations/server/ecc-contact.ts';
import { after, day } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { readInstant } from '#platform/database/instant.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { largeCounts } from '#platform/large-counts.ts';
import type { ChangeListener } from '#platform/live/hub.ts';
import type { FirstSteps, ToDo } from '#reports/contract';
import { countByMonth, countToDo } from './store.ts';

/** With this many patrols ahead, what is to do is counted anew after each change, or ten seconds (decision 92). */
const largeRoster = 1000;

/** What an organization's admins have to do (product 14.32). */
export function toDoService(context: Context) {
  const counts = largeCounts<{ ahead: number; toDo: ToDo }>(({ ahead }) => ahead, largeRoster);
  let hearsChanges = false;
  const changes: ChangeListener = {
    changed: counts.forget,
    hears(isListening) {
      hearsChanges = isListening;
      counts.forgetAll();
    },
  };
  return {
    async get({ organizationId }: Member): Promise<ToDo> {
      const countNow = () => count(context, organizationId);
      return (await (hearsChanges ? counts.of(organizationId, countNow) : countNow())).toDo;
    },

    changes,
  };
}
export type ToDoService = ReturnType<typeof toDoService>;

/** Returns what is to do, and how many patrols that are ahead were looked at for it. */
async function count({ database, clock, settings }: Context, organizationId: string) {
  const now = clock.now();
  const [counted, months] = await Promise.all([
    countToDo(database, { organizationId, now, dayAgo: after(now, -day) }),
    countByMonth(database, { organizationId, now }),
  ]);
  if (!counted) throw notFound();
  const { offered, failedMails, notSignedIn, due, joinRequests } = counted;
  const first = counted.firstCovered.map(({ _id, when }) => ({ _id, when: readInstant(when) }));
  const { email, phone } = eccOf(counted, settings);
  const ecc = { email: email !== null, phone: phone !== null };
  const toDo: ToDo = {
    ...ofPatrols(months),
    offered,
    cover: { patrols: counted.covered, first },
    failedMails,
    notSignedIn: { people: notSignedIn, due },
    joinRequests,
    erasures: counted.erasures.map((one) => ({ ...one, asked: readInstant(one.asked) })),
    detailsGo: firstRemoval(counted, now),
    ecc,
    firstSteps: firstStepsOf(counted, ecc),
  };
  return { toDo, ahead: months.reduce((sum, { patrols }) => sum + patrols, 0) };
}

/** Adds up what the months have, the first of which comes first. */
function ofPatrols(months: Awaited<ReturnType<typeof countByMonth>>) {
  const total = (key: 'undermanned' | 'unanswered') =>
    months.reduce((sum, { [key]: number }) => sum + number, 0);
  return {
    undermanned: total('undermanned'),
    firstUndermanned: months.find(({ undermanned }) => undermanned > 0)?.firstUndermanned ?? null,
    unanswered: total('unanswered'),
    drafts: months
      .filter(({ drafts }) => drafts > 0)
      .map(({ month, drafts }) => ({ month, patrols: drafts })),
  };
}

type Counted = NonNullable<Awaited<ReturnType<typeof countToDo>>>;

/** Returns the next local date on which a privacy clock takes away for the first time. */
function firstRemoval({ begins, zone }: Counted, now: string): string | null {
  const ahead = Object.values(begins ?? {}).filter((date) => date > today(now, zone));
  return ahead.sort()[0] ?? null;
}

/** Each step is done by what is so, not by a mark: what is undone stands there again (product 3.10). */
function firstStepsOf(counted: Counted, ecc: ToDo['ecc']): FirstSteps | null {
  const { people, meetUp, hasPatrol: patrol, hasFinalized: finalized, hasRun } = counted;
  const steps = {
    people: people > 1,
    ecc: ecc.email && ecc.phone,
    meetUp: meetUp.trim() !== '',
    patrol,
    finalized,
  };
  return hasRun || Object.values(steps).every(Boolean) ? null : steps;
}
