import { formatName } from '#contract';
import type { Transaction } from '#platform/database/connect.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { readCarried } from '../../carried.ts';
import { type AssignmentMailData, findAssignmentMailData, findLink } from '../../mail-data.store.ts';
import { allAssignmentsPage, assignmentPage } from '../../mail-props.ts';
import { findCoverMailData, offeredPlaceOf } from '../../offered-place.store.ts';
import { listAnswers, updateAssignment } from '../../store.ts';
import { isObsolete } from '../obsolete.ts';
import { isAskedAgain } from '../use-cases/answer-history.ts';
import { AboutAssignment, AboutCover } from './subjects.ts';

/** What the mails about an assignment are composed from. */
export function patrollerSources({ database, clock, settings }: MailContext) {
  return {
    readAssigned,
    readAttending,

    /** Returns the assignments that a mail and those that it carries are about, the earliest patrol first. */
    readAllAttending: (mail: OutboxMail) =>
      readCarried(database, mail, readAttending, ({ patrol }) => patrol.when),

    linkOf,

    /** Returns the page where all assignments are accepted with which this one was mailed, if there is one. */
    async allLinkOf(data: AssignmentMailData): Promise<string | null> {
      const { allLinkId } = (await findLink(database, data)) ?? {};
      return allLinkId ? allAssignmentsPage(settings, allLinkId) : null;
    },

    /** Returns what a calendar says of the assignment. */
    async entryOf(data: AssignmentMailData) {
      const { id, person, accepted } = data;
      const sharer = person.email === null ? await sharerOf(data) : undefined;
      return { id, accepted: accepted !== null, sharer };
    },

    /** Returns the answers of an assignment, the latest last. */
    listAnswers: ({ organizationId, id }: AssignmentMailData) => listAnswers(database, organizationId, id),

    /** Returns whether the start was changed after they had accepted. */
    async isAskedAgain({ organizationId, id }: AssignmentMailData): Promise<boolean> {
      return isAskedAgain(await listAnswers(database, organizationId, id));
    },

    /** Returns who has taken over the place that a mail is about; undefined if nobody was asked to. */
    async findTaker({ organizationId, subject }: OutboxMail): Promise<string | undefined> {
      const { data: covered } = AboutCover.safeParse({ organizationId, subject });
      if (!covered) return undefined;
      const { offerId, assignmentId } = covered.subject;
      const offer = await findCoverMailData(database, covered.organizationId, offerId);
      const taker = offer && offeredPlaceOf(offer, assignmentId)?.taker;
      return taker ? formatName(taker) : undefined;
    },

    async assignmentMailed(tx: Transaction, mail: OutboxMail, now: string): Promise<void> {
      const { organizationId, subject } = AboutAssignment.parse(mail);
      await updateAssignment(tx, organizationId, subject.assignmentId, { emailed: now });
    },
  };

  async function readAssigned(mail: OutboxMail): Promise<AssignmentMailData | undefined> {
    const { organizationId, subject } = AboutAssignment.parse(mail);
    return findAssignmentMailData(database, organizationId, subject.assignmentId);
  }

  /** Returns the assignment of a crew member of a finalized patrol that is not over. */
  async function readAttending(mail: OutboxMail): Promise<AssignmentMailData | null> {
    const data = await readAssigned(mail);
    if (!data || data.person.finished || isObsolete(data, data.patrol, clock.now())) return null;
    return data.declined || !data.patrol.finalized ? null : data;
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
}
