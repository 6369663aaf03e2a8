import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressObject, ParsedMail } from 'mailparser';
import type { Address } from '../kind.ts';

/** Reads the `.eml` files that the folder transport wrote. */

export interface Heading {
  /** The file's name. */
  name: string;
  from: Address;
  to: Address;
  subject: string;
  /** When it was sent; null if it does not say. */
  date: Date | null;
}

export interface OpenedMail extends Heading {
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

const shown = 100;
/** No dot but the last and no separator: a name can only be that of a file in the folder. */
const fileName = /^[\w-]+\.eml$/;

/** The newest mails first, at most a hundred. */
export async function listMails(folder: string): Promise<Heading[]> {
  const names = (await fileNames(folder)).filter((name) => fileName.test(name));
  return Promise.all(
    names
      .sort()
      .reverse()
      .slice(0, shown)
      .map(async (name) => heading(name, await parse(headersOf(await readFile(join(folder, name)))))),
  );
}

/** Null if there is no such mail. */
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

/** The folder comes into being with its first mail. */
async function fileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The parser is loaded with the first look into the mailbox: an installation that really sends mail has none. */
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

function firstOf(field: AddressObject | AddressObject[] | undefined): Address {
  const [object] = Array.isArray(field) ? field : [field];
  const [first] = object?.value ?? [];
  return { name: first?.name ?? '', address: first?.address ?? '' };
}
