import type { PatrolMail } from './schema.ts';

/** The titles of the mails about a patrol, by kind. */
export const mailTitles: { readonly [kind: string]: string | undefined } = {
  'patroller-assigned': 'Roster, with Accept and Decline',
  'patroller-moved': 'Change',
  'patroller-removed': 'Removal',
  'patroller-cancelled': 'Cancellation',
  'patroller-declined': 'Decline, to the admins',
  'patroller-reminded': 'Reminder, the evening before',
  'place-offered': 'Open place',
  'cover-asked': 'Cover wanted',
  'cover-requested': 'Cover wanted, to the admins',
  'cover-taken': 'Cover found, to the crew and the admins',
  'swap-proposed': 'Swap proposed',
  'swap-declined': 'Swap declined',
  'guest-added': 'Roster, to the guest',
  'guest-moved': 'Change, to the guest',
  'guest-removed': 'Removal, to the guest',
  'guest-cancelled': 'Cancellation, to the guest',
  'admin-undermanned': 'Too small a crew, to the admins',
  'patrol-stand-down': 'Too few left, to the crew and the admins',
  'patrol-finished': 'Summary, to the summary recipients',
  'watcher-finalized': 'Roster, to the watchers',
  'watcher-moved': 'Change, to the watchers',
  'watcher-cancelled': 'Cancellation, to the watchers',
  'overdue-crew': 'Past the end, to the crew',
  'overdue-admins': 'Past the end, to the admins',
  'record-kept': 'Recorded all the same, to the admins',
  'ecc-log-on': 'Log-on, to the ECC',
  'ecc-log-off': 'Log-off, to the ECC',
  'ecc-move': 'Change, to the ECC',
  'ecc-extension': 'Extension, to the ECC',
  'ecc-cancellation': 'Cancellation, to the ECC',
  'ecc-answered': 'Event number',
  message: 'Message',
};

/** Returns the title of a mail, e.g. `Cancellation`; for an unknown kind, the kind itself. */
export function mailTitle({ kind }: Pick<PatrolMail, 'kind'>): string {
  return mailTitles[kind] ?? kind;
}

/** Whether the mail did not arrive. */
export function hasFailed({ state }: Pick<PatrolMail, 'state'>): boolean {
  return state === 'refused' || state === 'bounced';
}

/** Whether an admin can have the mail sent again: it was sent, or refused, and is the last one of its cause. */
export function canResend(mail: Pick<PatrolMail, 'state' | 'repeated'>): boolean {
  return !mail.repeated && (mail.state === 'handed-over' || hasFailed(mail));
}

/** Said where the text of a mail was. */
export const textRemovedText = 'The text was removed because of its age.';
