import { signedIn } from '../access.ts';
import { listOf, listQuery } from '../list.ts';
import { defineRoute } from '../route.ts';
import { CreatedId, Id } from '../values.ts';
import { z } from '../zod.ts';

/** What became of the mails about a patrol (product 11.12). */

/**
 * `queued`: not tried yet. `delayed`: it is tried again. `handed-over`: the mail server took it. `refused`: it did not, for good.
 * `bounced`: it came back afterwards. `dropped`: it had become obsolete before it was sent.
 */
export const mailStates = ['queued', 'delayed', 'handed-over', 'refused', 'bounced', 'dropped'] as const;
export const MailState = z.enum(mailStates);
export type MailState = z.infer<typeof MailState>;

/** What the mails about a patrol are, by kind. */
const mailTitles: { readonly [kind: string]: string | undefined } = {
  'patroller-assigned': 'Roster, with Accept and Decline',
  'patroller-moved': 'Change',
  'patroller-removed': 'Removal',
  'patroller-cancelled': 'Cancellation',
  'patroller-declined': 'Decline, to the admins',
  'patroller-reminded': 'Reminder, the evening before',
  'guest-added': 'Roster, to the guest',
  'guest-moved': 'Change, to the guest',
  'guest-removed': 'Removal, to the guest',
  'guest-cancelled': 'Cancellation, to the guest',
  'admin-undermanned': 'Too small a crew, to the admins',
  'patrol-finished': 'Summary, to the summary recipients',
  'watcher-finalized': 'Roster, to the watchers',
  'watcher-moved': 'Change, to the watchers',
  'watcher-cancelled': 'Cancellation, to the watchers',
  'overdue-crew': 'Past the end, to the crew',
  'overdue-admins': 'Past the end, to the admins',
  'ecc-log-on': 'Log-on, to the ECC',
  'ecc-log-off': 'Log-off, to the ECC',
  'ecc-move': 'Change, to the ECC',
  'ecc-extension': 'Extension, to the ECC',
  'ecc-cancellation': 'Cancellation, to the ECC',
  'ecc-answered': 'Event number',
};

/** Returns what a mail is, e.g. `Cancellation`; of a kind that is not known here, the kind itself. */
export function mailTitle({ kind }: Pick<PatrolMail, 'kind'>): string {
  return mailTitles[kind] ?? kind;
}

/** The mails on which the safety of a crew depends. */
const urgentKinds: ReadonlySet<string> = new Set([
  'overdue-crew',
  'overdue-admins',
  'ecc-log-on',
  'ecc-log-off',
  'ecc-move',
  'ecc-extension',
  'ecc-cancellation',
  'ecc-answered',
]);

/** Whether a mail goes before the others, by a lane and with an allowance of its own (product 11.19). */
export function isUrgent({ kind }: Pick<PatrolMail, 'kind'>): boolean {
  return urgentKinds.has(kind);
}

/** A mail about a patrol. */
export const PatrolMail = z.object({
  _id: Id,
  /** What it is (`mailTitle`). */
  kind: z.string(),
  /** Whom it addressed, or will; nulls for somebody who is no longer known. */
  recipient: z.object({ name: z.string().nullable(), address: z.string().nullable() }),
  state: MailState,
  /** Since when it has been in this state; for `delayed` since when it has been queued. */
  when: z.string(),
  /** Why it is delayed, was refused or came back, in the words of the mail server. */
  reason: z.string().nullable(),
  /** When a queued or delayed one is tried next. */
  nextAttempt: z.string().nullable(),
  /** Whether it has been sent again since. */
  repeated: z.boolean(),
});
export type PatrolMail = z.infer<typeof PatrolMail>;

/** Whether the mail did not arrive. */
export function hasFailed({ state }: Pick<PatrolMail, 'state'>): boolean {
  return state === 'refused' || state === 'bounced';
}

/** Whether an admin can have the mail sent again: it was sent, or refused, and is the last one of its cause. */
export function canResend(mail: Pick<PatrolMail, 'state' | 'repeated'>): boolean {
  return !mail.repeated && (mail.state === 'handed-over' || hasFailed(mail));
}

const idParams = z.strictObject({ id: Id });

export const mailRoutes = {
  listPatrolMails: defineRoute({
    method: 'GET',
    path: '/patrol/{id}/mails',
    summary: 'Lists the mails about a patrol, with what became of each',
    access: signedIn('admin'),
    params: idParams,
    query: listQuery({ sort: ['-created', 'created'], filter: {} }),
    status: 200,
    /** `failed` counts those that did not arrive and have not been sent again. */
    response: listOf(PatrolMail).extend({ failed: z.number().int() }),
  }),
  resendMail: defineRoute({
    method: 'POST',
    path: '/mail/{id}/resend',
    summary: 'Sends a mail about a patrol again, once a minute at most; answers the id of the new one',
    access: signedIn('admin'),
    params: idParams,
    status: 202,
    response: CreatedId,
  }),
} as const;
