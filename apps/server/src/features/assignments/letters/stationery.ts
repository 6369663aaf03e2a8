import { formatName } from '@patrolbook/contract';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Letter, OutboxMail } from '../../../platform/mail/kind.ts';
import type { Letterhead } from '../../../platform/mail/letter/layout.tsx';
import { mailDefaults, type Settings } from '../../../platform/settings.ts';
import { linkTokenText } from '../../../platform/tokens/link-token.ts';
import type { LetterPatrol } from '../emails/patrol.tsx';
import type { PatrolFacts } from './store.ts';

/** What letters about a patrol have in common. */

export function letterhead({ organization }: PatrolFacts, settings: Settings): Letterhead {
  return {
    productName: settings.productName,
    signOff: organization.emailSignOff ?? mailDefaults(settings).emailSignOff,
  };
}

export function letterPatrol({ organization, ...patrol }: PatrolFacts): LetterPatrol {
  const { type, name, when, hours, callSign } = patrol;
  const { name: organizationName, timeZone } = organization;
  return { organizationName, timeZone, type, name, when, hours, callSign };
}

const AboutChange = z.object({ subject: z.object({ sequence: z.coerce.number() }) });

/** It has changed once more since this mail about a change was written: the next one says how it is now. */
export function isOutdated(mail: OutboxMail, { sequence }: Pick<PatrolFacts, 'sequence'>): boolean {
  return AboutChange.parse(mail).subject.sequence < sequence;
}

/** Everybody who is coming, as the assignment page lists them (specification 2). */
export function teamOf({ assignments, guests }: PatrolFacts): string[] {
  return [
    ...assignments.map(({ person }) => formatName(person)),
    ...guests.map(({ name }) => `${name} (guest)`),
  ];
}

/** The organization's are about its patrols; an event has its own. */
export function instructionsOf({ type, instructions, organization }: PatrolFacts) {
  if (type === 'event') return { meetUp: '', instructions: instructions ?? '' };
  return { meetUp: organization.patrolMeetUpInstructions, instructions: organization.patrollerInstructions };
}

export function toPerson(
  { organization }: PatrolFacts,
  person: { firstName: string; lastName: string; email: string },
): Pick<Letter, 'to' | 'from'> {
  const name = `${person.firstName} ${person.lastName}`;
  return { to: { name, address: person.email }, from: organization.emailFrom };
}

/** The page where the holder of a personal link answers. */
export function assignmentPage({ publicUrl, secretKeys }: Context['settings'], tokenId: string): string {
  const path = `/assignment/confirm/${linkTokenText(secretKeys, 'assignment', tokenId)}`;
  return new URL(path, publicUrl).href;
}

export function patrolPage({ publicUrl }: Settings, { id }: Pick<PatrolFacts, 'id'>): string {
  return new URL(`/patrol/${id}`, publicUrl).href;
}
