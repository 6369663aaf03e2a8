import { LRUCache } from 'lru-cache';
import addressparser from 'nodemailer/lib/addressparser';
import type { Settings } from '../settings.ts';
import type { MailAddress } from './kind.ts';

export interface FromNames {
  from: MailAddress;
  replyTo?: MailAddress;
}

/**
 * Returns a mail's From (product 11.4): the organization's own, if its domain is allowed. Otherwise its name at `MAIL_FROM`,
 * with its own address as Reply-To. Without an organization's From, the product at `MAIL_FROM`.
 */
export function senderOf(from: string | null, settings: Settings): FromNames {
  const platform = parse(settings.mailFrom);
  const own = from === null ? null : parse(from);
  if (!own?.address) return { from: { name: settings.productName, address: platform.address } };
  if (isAllowed(own.address, settings.mailFromDomains)) return { from: own };
  return { from: { name: own.name || own.address, address: platform.address }, replyTo: own };
}

/** Whether an organization's From is an address that somebody reads: its own, and none that says it takes no answer. */
export function isReadAddress(from: string | null, settings: Pick<Settings, 'mailFrom'>): boolean {
  const { address } = parse(from ?? '');
  const isPlatform = address.toLowerCase() === parse(settings.mailFrom).address.toLowerCase();
  return address !== '' && !isPlatform && !/^(no|do[-._]?not)[-._]?reply/i.test(address);
}

/**
 * Returns the domain that sends the mails, if they name another one as From that nobody has said it may send for
 * (product 11.38); else undefined.
 */
export function domainSentBy(from: string | null, settings: Settings): string | undefined {
  const own = parse(from ?? '').address;
  const sentBy = domainOf(envelopeSender(settings));
  const isKnown = own === '' || settings.mailFromDomains !== null;
  return isKnown || sameDomain(domainOf(own), sentBy) ? undefined : sentBy;
}

/** Whether one of two domains is the other, or lies in it: mail servers take either for the same sender (RFC 7489, section 3.1). */
function sameDomain(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/** Returns the address that bounces go to, and whose domain is used in Message-IDs. */
export function envelopeSender(settings: Settings): string {
  return parse(settings.mailFrom).address;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

function isAllowed(address: string, domains: string[] | null): boolean {
  return domains === null || domains.some((domain) => domain.toLowerCase() === domainOf(address));
}

/** Each mail, and each look at an organization, asks for the same few. */
const parsed = new LRUCache<string, MailAddress>({ max: 1000 });

function parse(text: string): MailAddress {
  const known = parsed.get(text);
  if (known) return known;
  const [first] = addressparser(text, { flatten: true });
  const address = { name: first?.name ?? '', address: first?.address ?? '' };
  parsed.set(text, address);
  return address;
}
