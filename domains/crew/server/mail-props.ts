import { formatName } from '#contract';
import { type Instructions, instructionsOf } from '#patrols/contract';
import type { Context } from '#platform/context.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { PatrolMailData } from './mail-data.store.ts';
import type { EmailPatrol } from './mail-parts.tsx';

/** What several mails about a patrol share. */

export function emailPatrol({ organization, ...patrol }: PatrolMailData): EmailPatrol {
  const { type, name, when, hours, callSign } = patrol;
  const { name: organizationName, timeZone, coordinatorName, coordinatorPhone } = organization;
  const ofOrganization = { organizationName, timeZone, coordinatorName, coordinatorPhone };
  return { ...ofOrganization, type, name, when, hours, callSign };
}

/** Returns the names of the crew and the guests, as the assignment page lists them. */
export function teamOf({ assignments, guests }: PatrolMailData): string[] {
  return [
    ...assignments.map(({ person }) => formatName(person)),
    ...guests.map(({ name }) => `${name} (guest)`),
  ];
}

/** Returns what everybody on a patrol is told, for a mail about several; blank if all of them are events. */
export function commonInstructions(patrols: readonly PatrolMailData[]): Instructions {
  const patrol = patrols.find(({ type }) => type === 'patrol');
  return patrol ? instructionsOf(patrol, patrol.organization) : { meetUp: '', instructions: '' };
}

/** Returns the URL of the page where the holder of a link to several assignments accepts them all. */
export function allAssignmentsPage({ publicUrl, secretKeys }: Context['settings'], tokenId: string): string {
  const path = `/assignment/all/${linkTokenText(secretKeys, 'assignments', tokenId)}`;
  return new URL(path, publicUrl).href;
}

/** Returns the URL of the page where the holder of a personal link answers. */
export function assignmentPage({ publicUrl, secretKeys }: Context['settings'], tokenId: string): string {
  const path = `/assignment/confirm/${linkTokenText(secretKeys, 'assignment', tokenId)}`;
  return new URL(path, publicUrl).href;
}
