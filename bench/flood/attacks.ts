import { v7 as newId } from 'uuid';
import { after, day, hour, minute, systemClock } from '#platform/clock.ts';
import type { Attack, Step } from '../night/attack.ts';
import { byLink, type Call } from '../night/caller.ts';
import type { Organization, Volunteer } from '../night/volunteers.ts';

interface Place {
  url: string;
  organization: Organization;
  /** Who attacks; each attack takes its own. */
  take(count: number): Volunteer[];
}

/**
 * Builds what members try against their own group: endless mails, invented hours, and messages that the police
 * do not receive.
 */
export async function buildAttacks(place: Place): Promise<Attack[]> {
  return [
    { what: 'answers by link', attackers: await answering(place) },
    { what: 'answers on the roster', attackers: await answeringSignedIn(place) },
    { what: 'extensions', attackers: await extending(place) },
    { what: 'event numbers', attackers: await correcting(place) },
    { what: 'starts of other weeks', attackers: await startingAnytime(place) },
    { what: 'finishes of other years', attackers: await finishingAnytime(place) },
    { what: 'moves', attackers: await moving(place) },
    { what: 'renaming to TEST', attackers: await renaming(place) },
    { what: 'reading', attackers: await reading(place) },
  ];
}

const answers = ['decline', 'accept'];

async function answering({ url, organization, take }: Place): Promise<Step[]> {
  const steps: Step[] = [];
  for (const volunteer of take(30)) {
    const patrolId = await organization.addPatrol([volunteer], { when: fromNow(3 * day) });
    const call = byLink(url, await organization.invitation(volunteer, patrolId), volunteer.network);
    steps.push((turn) => call('POST', `/assignment/${answers[turn % 2]}`));
  }
  return steps;
}

async function answeringSignedIn({ organization, take }: Place): Promise<Step[]> {
  return onPatrols(
    { organization, volunteers: take(20), row: () => ({ when: fromNow(4 * day) }) },
    (call, of) => {
      const path = `/patrol/${of.patrolId}/patroller/${of.volunteer.id}`;
      return (turn) => call('POST', `${path}/${answers[turn % 2]}`);
    },
  );
}

async function extending({ organization, take }: Place): Promise<Step[]> {
  return onPatrols({ organization, volunteers: take(20), row: running }, (call, { patrolId }) => (turn) => {
    const hours = turn % 2 === 0 ? 3 + turn / 1000 : 3 + (turn % 100) / 2;
    return call('POST', `/patrol/${patrolId}/extend`, { _id: newId(), hours });
  });
}

async function correcting({ organization, take }: Place): Promise<Step[]> {
  return onPatrols({ organization, volunteers: take(20), row: running }, (call, { patrolId }) => (turn) => {
    const policeEventNumber = `P${String(turn).padStart(9, '0')}`;
    return call('POST', `/patrol/${patrolId}/ecc-log-on/response`, { policeEventNumber });
  });
}

/** Starts patrols that are weeks ahead or a year ago, on a device that claims to have been out then. */
async function startingAnytime({ organization, take }: Place): Promise<Step[]> {
  const row = (index: number) => ({ when: fromNow((index % 2 === 0 ? 14 : -300) * day) });
  return onPatrols({ organization, volunteers: take(20), row }, (call, { patrolId, when }) => () => {
    const body = { _id: newId(), started: when, recorded: when, sent: after(when, 7 * day) };
    return call('POST', `/patrol/${patrolId}/start`, body);
  });
}

async function finishingAnytime({ organization, take }: Place): Promise<Step[]> {
  return onPatrols({ organization, volunteers: take(20), row: running }, (call, { patrolId }) => () => {
    const body = {
      _id: newId(),
      finished: '2099-12-31T00:00:00.000Z',
      recorded: fromNow(-minute),
      sent: fromNow(0),
    };
    return call('POST', `/patrol/${patrolId}/finish`, body);
  });
}

/** An admin who moves patrols that the ECC expects. */
async function moving({ organization }: Place): Promise<Step[]> {
  const [admin] = organization.admins;
  return byAdmin(organization, admin, (call, patrolId) => (turn) => {
    const when = fromNow(2 * hour + (turn % 2) * 2 * hour);
    return call('PATCH', `/patrol/${patrolId}`, { when });
  });
}

/** An admin who renames the patrols that the ECC expects to TEST, and back. */
async function renaming({ organization }: Place): Promise<Step[]> {
  const [, admin] = organization.admins;
  return byAdmin(organization, admin, (call, patrolId) => (turn) => {
    const name = turn % 2 === 0 ? 'TEST' : 'Regular patrol';
    return call('PATCH', `/patrol/${patrolId}`, { name });
  });
}

/** Volunteers who only read. */
async function reading({ organization, take }: Place): Promise<Step[]> {
  const steps: Step[] = [];
  for (const volunteer of take(59)) {
    const call = await organization.signIn(volunteer);
    const paths = ['/my/patrols', '/patrols', '/my/organization'];
    steps.push((turn) => call('GET', paths[turn % paths.length] ?? ''));
  }
  return steps;
}

interface OwnPatrol {
  volunteer: Volunteer;
  patrolId: string;
  when: string;
}

interface Crews {
  organization: Organization;
  volunteers: readonly Volunteer[];
  row(index: number): { when: string };
}

/** Puts each volunteer on a patrol of their own, and signs them in. */
async function onPatrols(
  { organization, volunteers, row }: Crews,
  attack: (call: Call, of: OwnPatrol) => Step,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const [index, volunteer] of volunteers.entries()) {
    const given = row(index);
    const patrolId = await organization.addPatrol([volunteer], given);
    steps.push(attack(await organization.signIn(volunteer), { volunteer, patrolId, when: given.when }));
  }
  return steps;
}

async function byAdmin(
  organization: Organization,
  admin: Volunteer | undefined,
  attack: (call: Call, patrolId: string) => Step,
): Promise<Step[]> {
  if (!admin) throw new Error('the organization has no admin');
  const call = await organization.signIn(admin);
  const steps: Step[] = [];
  for (let index = 0; index < 5; index += 1) {
    const patrolId = await organization.addPatrol([], {
      when: fromNow(3 * hour),
      eccLogOnNotification: fromNow(-minute),
    });
    steps.push(attack(call, patrolId));
  }
  return steps;
}

/** Makes a patrol that has been out for an hour, and that the ECC knows of. */
function running() {
  const started = fromNow(-hour);
  return {
    when: started,
    hours: 3,
    started: { started, location: null, policeEventNumber: 'P064000001', vehicle: null, notes: null },
  };
}

function fromNow(milliseconds: number): string {
  return after(systemClock.now(), milliseconds);
}
