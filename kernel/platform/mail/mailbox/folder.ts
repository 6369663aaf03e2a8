import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressObject, ParsedMail } from 'mailparser';
import type { MailAddress } from '../kind.ts';

/** Reads the `.eml` files that the folder transport wrote. */

export interface Heading {
  /** The file name. */
  name: string;
  from: MailAddress;
  to: MailAddress;
  subject: string;
  /** The Date header; null if there is none. */
  date: Date | null;
}

export interface OpenedMail extends Heading {
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

const maxListed = 100;
/** Without separators and with a single dot, a name can only be a file in the folder. */
const fileName = /^[\w-]+\.eml$/;

/** Returns the newest mails first, at most a hundred. */
export async function listMailFiles(folder: string): Promise<Heading[]> {
  const names = (await fileNames(folder)).filter((name) => fileName.test(name));
  return Promise.all(
    names
      .sort()
      .reverse()
      .slice(0, maxListed)
      .map(async (name) => heading(name, await parse(headersOf(await readFile(join(folder, name)))))),
  );
}

/** Returns a mail by its file name; null if there is none. */
export async function openMail(folder: string, name: string): Promise<OpenedMail | null> {
  if (!fileName.test(name) || !(await fileNames(folder)).includes(name)) return null;
  const mail = await parse(await readFile(join(folder, name)));
  return {
    ...heading(name, mail),
    html: mail.html || '',
    text: mail.text ?? '',
    attachments: mail.attachments.map(({ filename, contentType, content }, index) => ({
      filename: filename ?? `attachment-${index + 1}`,
      contentType,
      content,
    })),
  };
}

/** Lists the folder, which does not exist until the first mail is written. */
async function fileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Loads the parser on first use, since installations that send mail by SMTP never need it. */
async function parse(source: Buffer): Promise<ParsedMail> {
  const { simpleParser } = await import('mailparser');
  return simpleParser(source, { skipTextToHtml: true, skipImageLinks: true });
}

function headersOf(source: Buffer): Buffer {
  const end = source.indexOf('\r\n\r\n');
  return end === -1 ? source : source.subarray(0, end + 4);
}

function heading(name: string, mail: ParsedMail): Heading {
  return {
    name,
    from: firstOf(mail.from),
    to: firstOf(mail.to),
    subject: mail.subject ?? '',
    date: mail.date ?? null,
  };
}

function firstOf(field: AddressObject | AddressObject[] | undefined): MailAddress {
  const [object] = Array.isArray(field) ? field : [field];
  const [first] = object?.value ?? [];
  return { name: first?.name ?? '', address: first?.address ?? '' };
}
