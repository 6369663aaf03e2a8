import { v7 as newId } from 'uuid';
import { after, day, systemClock } from '#platform/clock.ts';
import { privacyHold } from '#platform/database/schema/privacy.ts';
import { privacyClocks } from '#privacy/contract';
import { erasureChosen } from '#privacy/server/details/mails/erasure-chosen.tsx';
import { clocksShortened, holdReleased } from '#privacy/server/details/mails/keeps-less.tsx';
import type { TestServer } from '../../e2e/test-server.ts';
import type { Attack, Step } from '../night/attack.ts';
import { type Organization, password } from '../night/volunteers.ts';

/** Makes evidence, and an admin who tries to take all of it away, again and again. */
export async function buildEvidence(server: TestServer, organization: Organization) {
  const made = await writeEvidence(server, organization);
  const [admin, other] = organization.admins;
  if (!admin || !other) throw new Error('the organization has too few admins');
  const reader = await organization.signIn(other);
  const days = async () => (await reader('GET', '/my/organization/privacy')).body;
  const clocksOf = (body: string): { clock: string; days: number }[] => JSON.parse(body).clocks;
  const kept = clocksOf(await days()).map(({ clock, days }) => `${clock} ${days}`);
  const attack: Attack = {
    what: 'taking evidence away',
    attackers: [await takingAway(organization, admin, made)],
  };
  return {
    attack,
    /** Says what is gone. */
    async missing(): Promise<string[]> {
      const now = clocksOf(await days()).map(({ clock, days }) => `${clock} ${days}`);
      return [
        ...(now.join() === kept.join() ? [] : [`clocks: ${now.join()}`]),
        ...(await missingRows(server, made)),
        ...(await untold(server, organization)),
      ];
    },
  };
}

type Evidence = Awaited<ReturnType<typeof writeEvidence>>;

async function writeEvidence(
  { build, database }: TestServer,
  { id: organizationId, addPatrol, patrollers }: Organization,
) {
  const now = systemClock.now();
  const [crew] = patrollers;
  if (!crew) throw new Error('the organization has no patrollers');
  const patrolId = await addPatrol([crew], { when: after(now, -200 * day) });
  const person = { name: 'J. Smith', phone: '021 555 0177', email: null };
  const incident = await build.buildIncident({ organizationId, patrolId, by: crew.id, people: [person] });
  const hold = { organizationId, id: newId(), patrolId, incidentId: incident.id, reason: 'For the police' };
  await database.insert(privacyHold).values({
    ...hold,
    until: after(now, 300 * day).slice(0, 10),
    made: now,
    madeBy: crew.id,
  });
  const other = await build.buildIncident({ organizationId, patrolId, by: crew.id, people: [person] });
  const left = await build.buildPerson({ organizationId, phone: '021 555 0142', finished: after(now, -day) });
  return { patrolId, incidentIds: [incident.id, other.id], holdId: hold.id, leftId: left.id };
}

async function takingAway(
  organization: Organization,
  admin: Organization['admins'][number],
  { patrolId, incidentIds, holdId, leftId }: Evidence,
): Promise<Step> {
  const call = await organization.signIn(admin);
  const least = Object.fromEntries(Object.entries(privacyClocks).map(([clock, { min }]) => [clock, min]));
  const tries = [
    () => call('PATCH', '/my/organization/privacy', least),
    () => call('DELETE', `/patrol/${patrolId}/hold/${holdId}`),
    () => call('POST', '/recorded-people/erasure', { incidents: incidentIds }),
    () => call('POST', `/person/${leftId}/erasure`),
  ];
  return async (turn) => {
    const attempt = tries[turn % tries.length];
    if (!attempt) throw new Error('there is nothing to try');
    const answer = await attempt();
    if (answer.status === 403) await call('POST', '/my/session/confirm', { currentPassword: password });
    return answer;
  };
}

async function missingRows(
  { database }: TestServer,
  { incidentIds, holdId, leftId }: Evidence,
): Promise<string[]> {
  const incidents = await database.query.incident.findMany({
    where: (row, { inArray }) => inArray(row.id, incidentIds),
  });
  const person = await database.query.person.findFirst({ where: (row, { eq }) => eq(row.id, leftId) });
  const hold = await database.query.privacyHold.findFirst({ where: (row, { eq }) => eq(row.id, holdId) });
  const isHeld = hold && !hold.released && (!hold.releases || hold.releases > systemClock.now());
  return [
    ...incidents.filter(({ people }) => people?.length !== 1).map(({ id }) => `people of incident ${id}`),
    ...(incidents.length === incidentIds.length ? [] : ['incidents']),
    ...(person?.phone ? [] : ['the phone of who has left']),
    ...(isHeld ? [] : ['the hold']),
  ];
}

/** The mails that tell of fewer days, a release and an erasure (product 22.25 to 22.27). */
const notices = [clocksShortened.kind, holdReleased.kind, erasureChosen.kind];

/** Says which admin was not mailed one of them. */
async function untold({ database }: TestServer, { id, admins }: Organization): Promise<string[]> {
  const sent = await database.query.mail.findMany({
    where: (row, { and, eq, inArray, isNotNull }) =>
      and(eq(row.organizationId, id), inArray(row.kind, notices), isNotNull(row.sent)),
  });
  const isTold = (kind: string, person: string) =>
    sent.some((one) => one.kind === kind && one.recipient === person);
  return notices.flatMap((kind) =>
    admins.filter((admin) => !isTold(kind, admin.id)).map(({ email }) => `the notice ${kind} to ${email}`),
  );
}
