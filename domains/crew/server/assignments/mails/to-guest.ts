import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage } from '#platform/mail/kind.ts';
import type { GuestMailData } from '../../mail-data.store.ts';
import type { CrewSources } from './sources.ts';

/** Returns a mail to a guest, with an entry that adds the patrol to a calendar, or removes it if `cancels`. */
export function toGuest<Template extends string>(
  { id, name, email, patrol }: GuestMailData,
  content: EmailContent<Template>,
  { calendarEntry, cancels = false }: CrewSources & { cancels?: boolean },
): EmailMessage<Template> | null {
  if (!email) return null;
  return {
    to: { name, address: email },
    from: patrol.organization.emailFrom,
    content,
    quota: 'guests',
    attachments: [calendarEntry(patrol, { id, accepted: null, cancels })],
  };
}
