import { patrolPage } from '#patrols/server/patrol-page.ts';
import { mailChoicesPage } from '#people/server/mail-choices-page.ts';
import type { MailRecipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage } from '#platform/mail/kind.ts';
import type { Settings } from '#platform/settings.ts';
import type { PatrolMailData } from '../../mail-data.store.ts';
import { emailPatrol, teamOf } from '../../mail-props.ts';

/** Returns what watchers and admins read of a patrol. */
export function observedProps(data: PatrolMailData, settings: Settings) {
  return {
    branding: brandingOf(data.organization, settings),
    patrol: emailPatrol(data),
    team: teamOf(data),
    link: patrolPage(settings, data),
  };
}

/** Returns a notice, which says where the watcher chooses whether to get any (product 11.47). */
export function toWatcher<Template extends string>(
  { organization, person }: MailRecipient,
  content: EmailContent<Template>,
  settings: Settings,
): EmailMessage<Template> {
  const choices = mailChoicesPage(settings, 'notices', person);
  return { ...toPerson(organization, person), content: { ...content, choices } };
}
