import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { after, hour, minute, systemClock } from '#platform/clock.ts';
import type { TestServer } from '../../e2e/test-server.ts';
import { byLink, type Call } from './caller.ts';
import type { Timed } from './judge-calls.ts';
import type { Organization, Volunteer } from './volunteers.ts';

/** A patrol of honest people, and how many mails of each kind it must cause by the end. */
export interface HonestPatrol {
  what: string;
  id: string;
  expected: Record<string, number>;
  /** What its crew does meanwhile; `total` in milliseconds. Resolves to its calls. */
  live(total: number): Promise<Timed[]>;
  /** The calls of one of the crew. */
  call: Call;
}

type Crew = [Volunteer, Volunteer];

/**
 * Builds three patrols that go out while others attack. One logs on, is answered, goes out, is extended and
 * finishes. Of the other two, one runs half an hour past its end and one an hour, before their crews finish.
 */
export async function buildNight(
  server: TestServer,
  organization: Organization,
  take: (count: number) => Volunteer[],
): Promise<HonestPatrol[]> {
  return [
    await buildWholePatrol(server, organization, crewOf(take)),
    await buildOverdue(organization, crewOf(take), { what: 'half an hour over', past: 30, alarms: 1 }),
    await buildOverdue(organization, crewOf(take), { what: 'an hour over', past: 60, alarms: 2 }),
  ];
}

async function buildWholePatrol(
  { url, smtp }: TestServer,
  organization: Organization,
  crew: Crew,
): Promise<HonestPatrol> {
  const when = after(systemClock.now(), 20 * minute);
  const id = await organization.addPatrol(crew, { when, hours: 1, callSign: 'WHOL' });
  const call = await organization.signIn(crew[0]);
  return {
    what: 'a whole patrol',
    id,
    expected: {
      'ecc-log-on': 1,
      'ecc-answered': crew.length,
      'ecc-extension': 1,
      'ecc-log-off': 1,
    },
    call,
    async live(total) {
      const calls: Timed[] = [];
      const must = async (path: string, body: object, by = call) => calls.push(await made(by, path, body));
      await wait(total / 10);
      await must(`/patrol/${id}/ecc-log-on`, { _id: newId(), phone: '021 555 0199' });
      const token = await linkIn(smtp, 'WHOL');
      const answer = { policeEventNumber: 'P064123456' };
      if (token) await must('/ecc/notification/response', answer, byLink(url, token, '198.51.100.250'));
      await wait(total / 10);
      await must(`/patrol/${id}/start`, { _id: newId(), started: systemClock.now() });
      await wait(total / 5);
      await must(`/patrol/${id}/extend`, { _id: newId(), hours: 1.5 });
      await wait(total / 5);
      await must(`/patrol/${id}/finish`, { _id: newId(), finished: systemClock.now() });
      return calls;
    },
  };
}

/** Makes a patrol that will be so many minutes past its end in a minute and a half, not heard from since its start. */
async function buildOverdue(
  organization: Organization,
  crew: Crew,
  { what, past, alarms }: { what: string; past: number; alarms: number },
): Promise<HonestPatrol> {
  const when = after(systemClock.now(), -hour - (past - 1.5) * minute);
  const origin = { _id: newId(), by: crew[0].id, recorded: null, received: when, late: false };
  const known = { location: null, policeEventNumber: 'P064000002', vehicle: null, notes: null };
  const id = await organization.addPatrol(crew, {
    when,
    hours: 1,
    eccLogOnNotification: when,
    started: { ...origin, ...known, started: when },
  });
  const call = await organization.signIn(crew[0]);
  return {
    what,
    id,
    expected: {
      'overdue-crew': crew.length,
      'overdue-admins': alarms * organization.admins.length,
      'ecc-log-off': 1,
    },
    call,
    async live(total) {
      await wait(total * 0.9);
      return [await made(call, `/patrol/${id}/finish`, { _id: newId(), finished: systemClock.now() })];
    },
  };
}

function crewOf(take: (count: number) => Volunteer[]): Crew {
  const [first, second] = take(2);
  if (!first || !second) throw new Error('there are no volunteers left');
  return [first, second];
}

/** Makes a call that must succeed. */
async function made(call: Call, path: string, body: object): Promise<Timed> {
  const { status, body: text, took } = await call('POST', path, body);
  if (status >= 300) throw new Error(`POST ${path} answered ${status} ${text}`);
  return { what: `POST ${path}`, took };
}

/** Waits a minute at most for the message to the ECC about a call sign, and returns the token of its link; null if none came. */
async function linkIn(smtp: TestServer['smtp'], callSign: string): Promise<string | null> {
  for (let waited = 0; waited < minute; waited += 100) {
    const mail = smtp.mails.find(({ subject }) => subject?.includes(callSign));
    const token = mail?.text?.match(/\/ecc\/([\w.-]+)/)?.[1];
    if (token) return token;
    await wait(100);
  }
  return null;
}
