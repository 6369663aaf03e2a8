import { randomUUID } from 'node:crypto';
import { authRoutes } from '#accounts/contract';
import type { BodyInput, Role } from '#contract';
import { organizationRoutes } from '#organizations/contract';
import { type MailChoices, peopleRoutes } from '#people/contract';
import type { Browser } from './browser.ts';
import type { Stage } from './deeds.ts';
import type { Due } from './due.ts';
import { invitationOf } from './group-promises.ts';
import { linkIn } from './mail.ts';
import type { Group, Member, Membership } from './night.ts';

export const password = 'Patrol-2026';

/** What a founder needs besides the stage. */
export interface Founding extends Stage {
  superAdmin: Browser;
  /** Notes that somebody is owed a mail. */
  owe(due: Due): void;
  /** Waits until mails that were written have arrived. */
  settle(): Promise<void>;
}

const zones = { Auckland: 'Pacific/Auckland', Chatham: 'Pacific/Chatham', London: 'Europe/London' } as const;
/** Of each organization. */
const patrollers = 6;

/** Makes the organizations of the trial, on both halves of the earth, with the people of each. */
export async function foundGroups(founding: Founding): Promise<Group[]> {
  const groups: Group[] = [];
  for (const [town, zone] of Object.entries(zones)) groups.push(await foundGroup(founding, town, zone));
  return groups;
}

async function foundGroup(founding: Founding, town: string, zone: string): Promise<Group> {
  const code = town.slice(0, 4).toUpperCase();
  const addressOf = (name: string) => `${name}@${town.toLowerCase()}.example`;
  const admin = { id: '', email: addressOf('admin'), lastName: 'Admin' };
  const ecc = addressOf('ecc');
  const at = founding.now();
  const { _id: id } = await founding.superAdmin.call(organizationRoutes.createOrganization, {
    body: {
      code,
      name: `${town} patrol`,
      policeStation: `${town} central`,
      timeZone: zone,
      eccEmail: ecc,
      emailFrom: addressOf('patrol'),
      admin: { firstName: 'Aroha', lastName: admin.lastName, email: admin.email },
    },
    key: randomUUID(),
  });
  founding.owe(invitationOf(admin, at));
  await accept(founding, admin);
  const add = (name: string, roles: Role[], choices: MailChoices = {}) =>
    join(founding, admin, { firstName: 'Pat', lastName: name, email: addressOf(name), roles, ...choices });
  const group: Group = {
    id,
    code,
    zone,
    ecc,
    admin,
    each: await add('each', ['watcher'], { notices: 'each' }),
    daily: await add('daily', ['watcher'], { notices: 'daily' }),
    weekly: await add('weekly', ['watcher'], { notices: 'weekly' }),
    reader: await add('reader', ['summary-recipient']),
    patrollers: [],
  };
  for (let index = 0; index < patrollers; index += 1) {
    const one = await add(`patroller-${index}`, ['patroller']);
    await accept(founding, one);
    group.patrollers.push({ ...one, joined: at, left: null });
  }
  return group;
}

type Newcomer = BodyInput<typeof peopleRoutes.createPerson> & { email: string };

/** Somebody is added by the admin, and owed an invitation. */
async function join(founding: Founding, admin: Member, body: Newcomer, at = founding.now()): Promise<Member> {
  const { _id: id } = await founding
    .browserOf(admin)
    .call(peopleRoutes.createPerson, { body, key: randomUUID() });
  founding.owe(invitationOf(body, at));
  return { id, email: body.email, lastName: body.lastName };
}

/** Adds a patroller, at a moment that is told if the clock shows another one. */
export async function addPatroller(
  founding: Founding,
  group: Group,
  name: string,
  joined = founding.now(),
): Promise<void> {
  const email = `${name}@${group.code.toLowerCase()}.example`;
  const body = { firstName: 'Pat', lastName: name, email, roles: ['patroller' as const] };
  const member: Membership = { ...(await join(founding, group.admin, body, joined)), joined, left: null };
  group.patrollers.push(member);
}

/** Ends a membership. */
export async function removePatroller(founding: Founding, group: Group, member: Membership): Promise<void> {
  member.left = founding.now();
  await founding.browserOf(group.admin).call(peopleRoutes.deletePerson, { params: { id: member.id } });
}

/** Sets a password by the link of the invitation. */
async function accept(founding: Founding, member: Member): Promise<void> {
  await founding.settle();
  const invitation = founding.lastMail(member.email, ['invited to sign in'], null);
  const params = { linkToken: linkIn(invitation, 'set-password') };
  await founding.stranger.call(authRoutes.setPassword, { params, body: { password } });
}
