import addressparser from 'nodemailer/lib/addressparser';
import type { Settings } from '../settings.ts';
import type { Address } from './kind.ts';

export interface Sender {
  from: Address;
  replyTo?: Address;
}

/**
 * Who a mail says it is from (design 6.4): the organization's own From, unless its domain is not ours to use; then its name
 * at `MAIL_FROM`, with answers going to its own address. Without one, the product at `MAIL_FROM`.
 */
export function senderOf(from: string | null, settings: Settings): Sender {
  const platform = parse(settings.mailFrom);
  const own = from === null ? null : parse(from);
  if (!own?.address) return { from: { name: settings.productName, address: platform.address } };
  if (mayUse(own.address, settings.mailFromDomains)) return { from: own };
  return { from: { name: own.name || own.address, address: platform.address }, replyTo: own };
}

/** The bare address that bounces go to, and whose domain names our messages. */
export function envelopeSender(settings: Settings): string {
  return parse(settings.mailFrom).address;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

function mayUse(address: string, domains: string[] | null): boolean {
  return domains === null || domains.some((domain) => domain.toLowerCase() === domainOf(address));
}

function parse(text: string): Address {
  const [first] = addressparser(text, { flatten: true });
  return { name: first?.name ?? '', address: first?.address ?? '' };
}
