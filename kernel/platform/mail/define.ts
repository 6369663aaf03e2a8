import type { Transaction } from '../database/connect.ts';
import type { EmailContent, Template } from './content.ts';
import type { MailSample } from './gallery/sample.ts';
import type { EmailMessage, MailKind, MailKinds, OutboxMail, ReturnedMail } from './kind.ts';

/**
 * How a mail is defined, in one file (decision 15): what it looks like, by `defineTemplate`, and what it is and how it is composed, by
 * `defineMail`. Threads load these files to render, so that of the database they import only types.
 */

/** What a mail looks like: its subject and body, made from the same props, and samples of it. */
interface Look<Props extends object> extends Template<Props> {
  subject(props: NoInfer<Props>): string;
  /** What the usual mail says, to be looked at and for tests. */
  sample: NoInfer<Props>;
  /** What other samples say differently, by name. `addressee` is whom a mail is for that goes to somebody else's address. */
  variants?: Readonly<Record<string, Partial<NoInfer<Props>> & Pick<EmailContent, 'addressee'>>>;
  /** The page to which the foot of a sample leads, if nobody has to get such mails. */
  choices?: string;
}

/** What mails are rendered with. */
export interface MailTemplate<Name extends string = string, Props = never> extends Template<Props> {
  name: Name;
  /** The usual one first. Their names begin with that of the template. */
  samples: readonly MailSample[];
  /** Says with which props it is to be rendered. */
  write(props: Props): EmailContent<Name>;
}

/** Defines what mails look like. */
export function defineTemplate<const Name extends string, Props extends object>(
  name: Name,
  { subject, Body, sample, variants = {}, choices }: Look<Props>,
): MailTemplate<Name, Props> {
  const write = (props: Props): EmailContent<Name> => ({ template: name, props });
  const about = choices === undefined ? {} : { choices };
  const varied = Object.entries(variants).map(([variant, { addressee, ...props }]) => ({
    name: `${name}-${variant}`,
    content: {
      ...write({ ...sample, ...props }),
      ...about,
      ...(addressee !== undefined && { addressee }),
    },
  }));
  const usual = { name, content: { ...write(sample), ...about } };
  return { name, subject, Body, samples: [usual, ...varied], write };
}

/** A mail. `Sources` is what a feature's mails are composed from: reads of the database, settings and the time. */
export interface Mail<Sources = never, Name extends string = string> {
  /** By it the outbox finds how the mail is composed. It is stored, so it never changes. */
  kind: string;
  /** All that it may look like. */
  templates: readonly MailTemplate<Name>[];
  /** Composes the message from the current data. Null when it has become obsolete (removed, cancelled, …): it is dropped. */
  compose(mail: OutboxMail, sources: Sources): Promise<EmailMessage<Name> | null>;
  /** Records in the feature's tables that it was sent, in the transaction that marks the mail as sent. */
  sent?(mail: OutboxMail, sources: Sources, tx: Transaction, now: string): Promise<void>;
  /** Records that it came back, in the transaction that marks the mail as bounced. */
  bounced?(mail: OutboxMail, sources: Sources, tx: Transaction, returned: ReturnedMail): Promise<void>;
}

/** Defines a mail. It looks like one of its templates, and each of these has a sample. */
export function defineMail<Sources, const Name extends string>(
  mail: Omit<Mail<Sources, NoInfer<Name>>, 'templates'> & { templates: readonly MailTemplate<Name>[] },
): Mail<Sources, Name> {
  return mail;
}

/** Returns how the outbox composes a feature's mails. */
export function composedFrom<Sources>(mails: readonly Mail<Sources>[], sources: Sources): MailKinds {
  return Object.fromEntries(mails.map((mail) => [mail.kind, kindOf(mail, sources)]));
}

function kindOf<Sources>({ compose, sent, bounced }: Mail<Sources>, sources: Sources): MailKind {
  return {
    compose: (mail) => compose(mail, sources),
    ...(sent && { sent: (tx, mail, now) => sent(mail, sources, tx, now) }),
    ...(bounced && { bounced: (tx, mail, returned) => bounced(mail, sources, tx, returned) }),
  };
}

/** Returns the templates of these mails by name. Several mails may look the same. */
export function templatesOf(mails: readonly Mail[]): Readonly<Record<string, MailTemplate>> {
  const templates = mails.flatMap((mail) => mail.templates);
  return Object.fromEntries(templates.map((template) => [template.name, template]));
}
