import { endOf, instructionsOf } from '@patrolbook/contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { domainOf, envelopeSender } from '../../../platform/mail/from.ts';
import type { Attachment } from '../../../platform/mail/kind.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { PatrolMailData } from './store.ts';

/**
 * Returns an attachment (RFC 5545) that adds or updates a patrol in a calendar, or removes it if `cancels`. `id` is the
 * assignment's or the guest's, so that a reassigned person gets a new entry. The method is PUBLISH, since the replies
 * to a REQUEST would go to an address that nobody reads.
 */
export function calendarEntry(
  patrol: PatrolMailData,
  { id, cancels, now }: { id: string; cancels: boolean; now: string },
  settings: Settings,
): Attachment {
  const method = cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const sender = envelopeSender(settings);
  const calendar = ical({
    method,
    prodId: `-//${settings.productName}//${settings.productName}//EN`,
    events: [
      {
        id: `${id}@${domainOf(sender)}`,
        sequence: cancels ? patrol.sequence + 1 : patrol.sequence,
        status: cancels ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        stamp: new Date(now),
        start: new Date(patrol.when),
        end: new Date(endOf(patrol)),
        summary: `${patrol.name ?? (patrol.type === 'event' ? 'Event' : 'Patrol')}, ${patrol.organization.name}`,
        description: descriptionOf(patrol),
        organizer: { name: parameterValue(patrol.organization.name), email: sender },
      },
    ],
  });
  return {
    filename: `${patrol.type}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

/** Encodes a parameter's value (RFC 6868), since its quoted form has no escape for a quote (RFC 5545, 3.2). */
function parameterValue(text: string): string {
  return text.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll(/\r?\n/g, '^n');
}

function descriptionOf(patrol: PatrolMailData): string | null {
  const { meetUp, instructions } = instructionsOf(patrol, patrol.organization);
  return [meetUp, instructions].filter(Boolean).join('\n\n') || null;
}
