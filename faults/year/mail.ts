import type { TestSmtp } from '#platform/testing/smtp.ts';

type ParsedMail = TestSmtp['mails'][number];

/** What a mail is about, by the subject that people read. */
const subjects = {
  'invited to sign in': /^Welcome to .+: please set a password$/,
  'asked to come': /: can you come\?$/,
  'guest invited': /: you are invited$/,
  'roster to a watcher': /: the roster$/,
  digest: /: what is new$/,
  'told of a move': /^Changed: /,
  'told of a cancellation': /^Cancelled: /,
  'admin told of a decline': / cannot come: /,
  'reminded of the crew': /^Reminder: /,
  'reminded to answer': /^Please answer: /,
  'admin told of a small crew': /^Too small a crew: /,
  'warned of standing down': /^May have to stand down: /,
  'free place offered': /^Free place: /,
  'place confirmed': /^You are on the /,
  'place given up': /^You are no longer on the /,
  'asked for cover': /^Could you go instead\? /,
  'admin told of cover wanted': / asks for cover: /,
  'told who comes instead': / comes instead of /,
  'ECC: log-on': /^Patrol log on: /,
  'ECC: extension': /^Patrol extended: /,
  'ECC: log-off': /^Patrol log off: /,
  'event number to the crew': /^Event number /,
  'overdue: crew asked to finish': /^Please finish or extend: /,
  'overdue: admins at 30 minutes': /^Overdue: /,
  'overdue: admins at 60 minutes': /^Overdue, please ring the crew: /,
  'summary of a patrol': /^Finished: patrol on /,
  'summary of a month': /: the patrols of /,
  'told what privacy takes away': /: old personal details of /,
} as const;

export type What = keyof typeof subjects;

/** What many patrols may be about, so that no single one identifies it. */
const ofSeveral: readonly What[] = ['digest', 'free place offered', 'asked for cover'];

/** A mail that arrived, at an instant by the trial's clock. */
export interface Arrival {
  what: What | null;
  to: string;
  /** The patrol's id; null for a mail about none, or about several. */
  about: string | null;
  at: string;
  messageId: string;
  subject: string;
  text: string;
}

const isWhat = (text: string): text is What => text in subjects;

/** Reads what arrived. */
export function arrivalOf(mail: ParsedMail, at: string): Arrival {
  const { subject = '', messageId = '', text = '' } = mail;
  const what = Object.entries(subjects).find(([, pattern]) => pattern.test(subject))?.[0] ?? '';
  const kind = isWhat(what) ? what : null;
  const to = [mail.to].flat()[0]?.value[0]?.address ?? '';
  const about = kind && ofSeveral.includes(kind) ? null : patrolOf(mail.references);
  return { what: kind, to, about, at, messageId, subject, text };
}

/** The mails about a patrol refer to a thread that is named after it. */
function patrolOf(references: ParsedMail['references']): string | null {
  return /<([0-9a-f-]{36})\./.exec([references].flat()[0] ?? '')?.[1] ?? null;
}

/** Returns the token of the link to such a page that a mail has; throws if it has none. */
export function linkIn({ text, subject }: Pick<Arrival, 'text' | 'subject'>, page: string): string {
  const found = new RegExp(`/${page}/([\\w.-]+)`).exec(text)?.[1];
  if (!found) throw new Error(`${subject} has no link to ${page}.`);
  return found;
}
