import { z } from 'zod';
import { formatName } from '#contract';
import { instructionsOf, isOver, isPast } from '#patrols/contract';
import { findReplyTo, reachesSomebody } from '#people/server/reply-to.ts';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { readCarried } from '../../carried.ts';
import { type AssignmentMailData, findAssignmentMailData, findLink } from '../../mail-data.store.ts';
import {
  allAssignmentsPage,
  assignmentPage,
  commonInstructions,
  emailPatrol,
  teamOf,
} from '../../mail-props.ts';
import { findCoverMailData, placeOf } from '../../offered-place.store.ts';
import { listAnswers } from '../../store.ts';
import { isAskedAgain } from '../use-cases/answer-history.ts';
import { isObsolete } from '../use-cases/current-assignment.ts';
import { answerButtons, changeButton } from './answer-buttons.ts';
import { calendarEntries, calendarEntry } from './calendar.ts';
import { contentOf } from './content.ts';
import { findUntold, isAsTold, isOutdated } from './moved-mail.ts';
import { quoteMessages } from './personal-message.ts';
import { mailKinds } from './queue.ts';

/** The outbox fields of a mail about an assignment. */
export const AboutAssignment = z.object({
  organizationId: z.uuid(),
  subject: z.object({ assignmentId: z.uuid() }),
});

const AboutCover = AboutAssignment.extend({
  subject: AboutAssignment.shape.subject.extend({ offerId: z.uuid() }),
});

/** Composes the mails to patrollers; each function returns null for an obsolete mail. */
export function patrollerMails({ database, clock, settings }: MailContext) {
  return {
    /** Sends the personal link once the patrol is finalized, or the links of all that were finalized together. */
    async assigned(mail: OutboxMail): Promise<EmailMessage | null> {
      const { told, leftOut } = await readCarried(database, mail, readAttending, ({ patrol }) => patrol.when);
      const [first, ...others] = told;
      if (!first) return null;
      const message = others.length > 0 ? await assignedToAll(first, told) : await assignedToOne(first, mail);
      return message && { ...message, leftOut };
    },

    /**
     * Asks those who have not answered again, and tells those who have accepted who else is coming. Obsolete
     * from the start on.
     */
    async reminded(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await readAttending(mail);
      if (!data || isPast(data.patrol, clock.now())) return null;
      const href = await linkOf(data);
      const props = { ...briefing(data), firstName: data.person.firstName };
      const content = data.accepted
        ? contentOf('patrol-near', { ...props, buttons: [changeButton(href)] })
        : contentOf('answer-missing', { ...props, buttons: answerButtons(href) });
      return write(data, content, false);
    },

    /** Says that the patrol was moved or renamed, with Accept and Decline for those who have not accepted. */
    async moved(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await readAttending(mail);
      if (!data || isOutdated(mail, data.patrol)) return null;
      const invitation = { kind: mailKinds.patrollerAssigned, cause: data.id };
      const { former, moves } = await findUntold(database, mail, invitation);
      const askedAgain = isAskedAgain(await listAnswers(database, data.organizationId, data.id));
      const asTold = isAsTold(former, data.patrol);
      if (asTold && !askedAgain) return null;
      const href = await linkOf(data);
      const props = {
        ...briefing(data),
        attending: true,
        former: asTold ? undefined : former,
        messages: await quote(data, moves),
        to: data.person.firstName,
        buttons: data.accepted ? [changeButton(href)] : answerButtons(href),
        askedAgain,
      };
      return write(data, contentOf('patrol-moved', props), false);
    },

    /**
     * Is sent to finished people too, who may still intend to come (product 11.2), but not to those who were
     * reassigned since.
     */
    async removed(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await readAny(mail);
      if (!data?.removed || isOver(data.patrol, clock.now())) return null;
      if (data.patrol.assignments.some(({ personId }) => personId === data.personId)) return null;
      const answerable = reachesSomebody(
        await findReplyTo({ database, settings }, { mail, from: data.patrol.organization.emailFrom }),
      );
      const messages = await quote(data, [mail.subject]);
      const taker = await takerOf(mail);
      const props = { ...common(data), answerable, to: data.person.firstName, messages, taker };
      return write(data, contentOf('patroller-removed', props), true);
    },

    async cancelled(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await read(mail);
      if (!data?.patrol.cancelled || data.removed || isOver(data.patrol, clock.now())) return null;
      const messages = await quote(data, [mail.subject]);
      const props = { ...common(data), to: data.person.firstName, wasComing: true, messages };
      return write(data, contentOf('patrol-cancelled', props), true);
    },
  };

  /** Asks about one patrol, or confirms it to whoever has taken a place of it themself. */
  async function assignedToOne(
    data: AssignmentMailData,
    { subject }: OutboxMail,
  ): Promise<EmailMessage | null> {
    const href = await linkOf(data);
    const props = { ...briefing(data), firstName: data.person.firstName };
    const content =
      'taken' in subject && data.accepted
        ? contentOf('place-taken', { ...props, buttons: [changeButton(href)] })
        : contentOf('patroller-assigned', { ...props, buttons: answerButtons(href) });
    return write(data, content, false);
  }

  /** Asks about each of several patrols; one link accepts them all. */
  async function assignedToAll(
    first: AssignmentMailData,
    told: readonly AssignmentMailData[],
  ): Promise<EmailMessage | null> {
    const { organization } = first.patrol;
    const patrols = [];
    for (const data of told) {
      const own = data.patrol.type === 'event' ? instructionsOf(data.patrol, organization).instructions : '';
      const buttons = answerButtons(await linkOf(data));
      patrols.push({
        patrol: emailPatrol(data.patrol),
        team: teamOf(data.patrol),
        instructions: own,
        buttons,
      });
    }
    const { allLinkId } = (await findLink(database, first)) ?? {};
    const content = contentOf('patroller-roster', {
      branding: brandingOf(organization, settings),
      firstName: first.person.firstName,
      patrols,
      acceptAll: allLinkId ? allAssignmentsPage(settings, allLinkId) : null,
      ...commonInstructions(told.map(({ patrol }) => patrol)),
    });
    const message = toPatroller(organization, first.person, content);
    const stamp = clock.now();
    const entries = [];
    for (const data of told) entries.push({ ...(await entryOf(data)), patrol: data.patrol, stamp });
    const patrolIds = told.map(({ patrol }) => patrol.id);
    return message && { ...message, patrolIds, attachments: [calendarEntries(entries, settings)] };
  }

  /** Returns null for a finished person. */
  async function read(mail: OutboxMail): Promise<AssignmentMailData | null> {
    const data = await readAny(mail);
    return data && !data.person.finished ? data : null;
  }

  async function readAny(mail: OutboxMail): Promise<AssignmentMailData | undefined> {
    const { organizationId, subject } = AboutAssignment.parse(mail);
    return findAssignmentMailData(database, organizationId, subject.assignmentId);
  }

  /** Returns the data of a crew member of a finalized patrol that is not over. */
  async function readAttending(mail: OutboxMail): Promise<AssignmentMailData | null> {
    const data = await read(mail);
    if (!data || isObsolete(data, data.patrol, clock.now())) return null;
    return data.declined || !data.patrol.finalized ? null : data;
  }

  /** Returns who has taken over the place that the mail is about; undefined if nobody was asked to. */
  async function takerOf({ organizationId, subject }: OutboxMail): Promise<string | undefined> {
    const { data: covered } = AboutCover.safeParse({ organizationId, subject });
    if (!covered) return undefined;
    const { offerId, assignmentId } = covered.subject;
    const offer = await findCoverMailData(database, covered.organizationId, offerId);
    const taker = offer && placeOf(offer, assignmentId)?.taker;
    return taker ? formatName(taker) : undefined;
  }

  function quote({ organizationId }: AssignmentMailData, subjects: readonly object[]) {
    return quoteMessages(database, organizationId, subjects);
  }

  async function linkOf(data: AssignmentMailData): Promise<string> {
    const link = await findLink(database, data);
    if (!link) throw new Error('an assignment to be mailed has no link');
    return assignmentPage(settings, link.id);
  }

  async function sharerOf(data: AssignmentMailData) {
    const link = await findLink(database, data);
    return { name: formatName(data.person), page: link ? assignmentPage(settings, link.id) : null };
  }

  /** Returns what a calendar says of the assignment. */
  async function entryOf(data: AssignmentMailData) {
    const { id, person, accepted } = data;
    const sharer = person.email === null ? await sharerOf(data) : undefined;
    return { id, accepted: accepted !== null, sharer };
  }

  function common({ patrol }: AssignmentMailData) {
    return { branding: brandingOf(patrol.organization, settings), patrol: emailPatrol(patrol) };
  }

  /** Returns what a mail says to a person who is to come. */
  function briefing(data: AssignmentMailData) {
    const { patrol } = data;
    return { ...common(data), ...instructionsOf(patrol, patrol.organization), team: teamOf(patrol) };
  }

  async function write(
    data: AssignmentMailData,
    content: EmailContent,
    cancels: boolean,
  ): Promise<EmailMessage | null> {
    const { patrol, person } = data;
    const entry = { ...(await entryOf(data)), cancels, now: clock.now() };
    const attachments = [calendarEntry(patrol, entry, settings)];
    const message = toPatroller(patrol.organization, person, content);
    return message && { ...message, attachments };
  }
}
