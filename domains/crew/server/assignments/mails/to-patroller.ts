import { instructionsOf } from '#patrols/contract';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage } from '#platform/mail/kind.ts';
import type { Branding } from '#platform/mail/template/layout.tsx';
import type { LinkButtonProps } from '#platform/mail/template/parts.tsx';
import type { Settings } from '#platform/settings.ts';
import type { AssignmentMailData, PatrolMailData } from '../../mail-data.store.ts';
import type { EmailPatrol } from '../../mail-parts.tsx';
import { emailPatrol, teamOf } from '../../mail-props.ts';
import type { CrewSources } from './sources.ts';

/** What the mails to patrollers share. */

export interface AssignedProps {
  branding: Branding;
  firstName: string;
  patrol: EmailPatrol;
  team: readonly string[];
  /** Links to the assignment page. */
  buttons: readonly LinkButtonProps[];
  meetUp: string;
  instructions: string;
}

/** Returns which patrol a mail is about, and the names that it bears. */
export function patrolProps(patrol: PatrolMailData, settings: Settings) {
  return { branding: brandingOf(patrol.organization, settings), patrol: emailPatrol(patrol) };
}

/** Returns what a mail says to somebody who is to come. */
export function briefing(patrol: PatrolMailData, settings: Settings) {
  return {
    ...patrolProps(patrol, settings),
    ...instructionsOf(patrol, patrol.organization),
    team: teamOf(patrol),
  };
}

/** Returns a mail to one of the crew, with an entry that adds the patrol to a calendar, or removes it if `cancels`. */
export async function toCrew<Template extends string>(
  data: AssignmentMailData,
  content: EmailContent<Template>,
  { calendarEntry, entryOf, cancels = false }: CrewSources & { cancels?: boolean },
): Promise<EmailMessage<Template> | null> {
  const { patrol, person } = data;
  const attachments = [calendarEntry(patrol, { ...(await entryOf(data)), cancels })];
  const message = toPatroller(patrol.organization, person, content);
  return message && { ...message, attachments };
}
