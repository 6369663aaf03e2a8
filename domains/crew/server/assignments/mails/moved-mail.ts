import { z } from 'zod';
import type { Move } from '#patrols/server/schedule/service.ts';
import type { Reader } from '#platform/database/connect.ts';
import type { OutboxMail, QueuedMail } from '#platform/mail/kind.ts';
import { listMailsTo } from '#platform/mail/store.ts';
import type { PatrolMailData } from '../../mail-data.store.ts';
import { WithMessage } from './personal-message.ts';

/** The mails that tell of a moved or renamed patrol. Each keeps the values that the patrol had before its move. */

/** The subject of such a mail. A mail that an earlier version queued has no former values. */
const Moved = WithMessage.extend({
  sequence: z.coerce.number(),
  formerWhen: z.string().optional(),
  formerHours: z.coerce.number().optional(),
  formerName: z.string().optional(),
});

/** Turns a mail into the one of this move. A patrol's other moves have mails of their own. */
export function movedMail(mail: QueuedMail, { sequence, before: { when, hours, name } }: Move): QueuedMail {
  const moved = { sequence: String(sequence), formerWhen: when, formerHours: String(hours) };
  const subject = { ...mail.subject, ...moved, ...(name !== null && { formerName: name }) };
  return { ...mail, cause: causeOf(mail.cause, sequence), subject };
}

const causeOf = (cause: string, sequence: number) => `${cause}:${sequence}`;

/** Returns whether the recipient was last told the patrol's present values, since it was moved back meanwhile. */
export function isAsTold(
  former: Move['before'] | undefined,
  { when, hours, name }: Pick<PatrolMailData, 'when' | 'hours' | 'name'>,
): boolean {
  return former?.when === when && former.hours === hours && former.name === name;
}

/** Returns whether the patrol was moved again since this mail was queued; a later mail covers that move. */
export function isOutdated({ subject }: OutboxMail, { sequence }: Pick<PatrolMailData, 'sequence'>): boolean {
  return Moved.parse(subject).sequence < sequence;
}

/** What the recipient of such a mail has not been told yet. */
interface Untold {
  /**
   * What they were last told of the patrol (product 11.2): its state before the first move that no mail has told
   * them of. Undefined if their invitation has not been sent, or was sent after that move and so told of it.
   */
  former: Move['before'] | undefined;
  /** The moves that no mail has told them of, with their messages. */
  moves: object[];
}

/** Returns what this mail is to tell: of several moves that it takes the place of, all (product 11.22). */
export async function findUntold(
  db: Reader,
  mail: OutboxMail,
  invitation: { kind: string; cause: string },
): Promise<Untold> {
  const last = Moved.parse(mail.subject).sequence;
  const causes = Array.from({ length: last }, (_, index) => causeOf(invitation.cause, index + 1));
  const kinds = [invitation.kind, mail.kind];
  const mails = await listMailsTo(db, mail, { kinds, causes: [invitation.cause, ...causes] });
  const invitations = mails.filter(({ kind }) => kind === invitation.kind);
  const invited = invitations.findLast(({ sent }) => sent) ?? invitations[0];
  const moves = mails
    .filter(({ kind }) => kind === mail.kind)
    // A mail that is sent again repeats what it said.
    .map((move) => (move.cause === mail.cause ? { ...move, sent: null } : move))
    .map(({ subject, ...move }) => ({ ...move, ...Moved.parse(subject) }))
    .toSorted((one, other) => one.sequence - other.sequence);
  const unsent = moves.slice(moves.findLastIndex(({ sent }) => sent) + 1);
  if (invited && !invited.sent) return { former: undefined, moves: unsent };
  const first = unsent.find(({ created }) => !invited?.sent || created >= invited.sent);
  return { former: first && formerOf(first), moves: unsent };
}

function formerOf({
  formerWhen,
  formerHours,
  formerName,
}: z.infer<typeof Moved>): Move['before'] | undefined {
  if (formerWhen === undefined || formerHours === undefined) return undefined;
  return { when: formerWhen, hours: formerHours, name: formerName ?? null };
}
