import { isOver, type Role } from '@patrolbook/contract';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Letter, OutboxMail } from '../../../platform/mail/kind.ts';
import { AssignmentDeclined, assignmentDeclinedSubject } from '../emails/assignment-declined.tsx';
import { PatrolCancelled, patrolCancelledSubject } from '../emails/patrol-cancelled.tsx';
import { PatrolMoved, patrolMovedSubject } from '../emails/patrol-moved.tsx';
import { WatcherNotice, watcherNoticeSubject } from '../emails/watcher-notice.tsx';
import { isMoot } from '../standing.ts';
import { isOutdated, letterhead, letterPatrol, patrolPage, teamOf, toPerson } from './stationery.ts';
import { findAssignmentFacts, findPatrolFacts, findRecipient, type PatrolFacts } from './store.ts';
import { AboutAssignment } from './to-patrollers.tsx';

const AboutPatrol = z.object({ organizationId: z.uuid(), subject: z.object({ patrolId: z.uuid() }) });

/** What those are written who are not on the patrol: watchers and admins. Null where it is moot by now. */
export function lettersToLookersOn({ database, clock, settings }: Context) {
  return {
    async finalized(mail: OutboxMail): Promise<Letter | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await recipientOf(mail, 'watcher');
      const facts = await findPatrolFacts(database, organizationId, subject.patrolId);
      if (!watcher || !facts?.finalized || isMoot({ removed: null }, facts, clock.now())) return null;
      const props = { ...common(facts), firstName: watcher.firstName };
      const body = <WatcherNotice {...props} />;
      return { ...toPerson(facts, watcher), subject: watcherNoticeSubject(props.patrol), body };
    },

    async moved(mail: OutboxMail): Promise<Letter | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await recipientOf(mail, 'watcher');
      const facts = await findPatrolFacts(database, organizationId, subject.patrolId);
      if (!watcher || !facts?.finalized || isMoot({ removed: null }, facts, clock.now())) return null;
      if (isOutdated(mail, facts)) return null;
      const { link, ...told } = common(facts);
      const buttons = [{ href: link, label: `See the ${facts.type}`, quiet: true as const }];
      const body = <PatrolMoved {...told} to={watcher.firstName} coming={false} buttons={buttons} />;
      return { ...toPerson(facts, watcher), subject: patrolMovedSubject(told.patrol), body };
    },

    async cancelled(mail: OutboxMail): Promise<Letter | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await recipientOf(mail, 'watcher');
      const facts = await findPatrolFacts(database, organizationId, subject.patrolId);
      if (!watcher || !facts?.cancelled || isOver(facts, clock.now())) return null;
      const props = { ...common(facts), to: watcher.firstName, wasComing: false };
      const body = <PatrolCancelled {...props} />;
      return { ...toPerson(facts, watcher), subject: patrolCancelledSubject(props.patrol), body };
    },

    /** To an admin, unless they have come round meanwhile. */
    async declined(mail: OutboxMail): Promise<Letter | null> {
      const { organizationId, subject } = AboutAssignment.parse(mail);
      const admin = await recipientOf(mail, 'admin');
      const facts = await findAssignmentFacts(database, organizationId, subject.assignmentId);
      if (!admin || !facts?.declined || isMoot(facts, facts.patrol, clock.now())) return null;
      const { patrol, person } = facts;
      const props = { ...common(patrol), firstName: admin.firstName, patroller: person };
      const body = <AssignmentDeclined {...props} />;
      return { ...toPerson(patrol, admin), subject: assignmentDeclinedSubject(props), body };
    },
  };

  /** Whom it is for, if they still hold the role and have not left. */
  async function recipientOf({ organizationId, recipient }: OutboxMail, role: Role) {
    const found = organizationId && (await findRecipient(database, organizationId, recipient));
    return found && !found.finished && found.roles.includes(role) ? found : null;
  }

  function common(facts: PatrolFacts) {
    return {
      letterhead: letterhead(facts, settings),
      patrol: letterPatrol(facts),
      team: teamOf(facts),
      link: patrolPage(settings, facts),
    };
  }
}
