import { limits } from './limits.ts';
import { z } from './zod.ts';

/** Schemas that several entities share. */

export const Id = z.uuid();

/** An instant in a request: ISO 8601, between the years 2000 and 2100 (product 12.2). */
export const Instant = z.iso.datetime({ offset: true, abort: true }).refine(
  (text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= limits.year.min && year <= limits.year.max;
  },
  { params: { reason: 'incorrect-format', format: `a date from ${limits.year.min} to ${limits.year.max}` } },
);

/** When something happened, and who did it if a person did. */
export const Moment = z.object({ when: z.string(), by: Id.optional() });
export type Moment = z.infer<typeof Moment>;

const withoutNul = /^[^\0]*$/;

/**
 * Invisible and text-direction characters: a name made of them alone would be a blank row. The zero-width joiner stays,
 * since emoji need it.
 */
const invisible = /[\u061c\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/** No blanks, nothing that controls or formats the text around it, nothing unassigned. */
export const visibleCharacters = /^[^\s\p{C}\p{Z}]+$/u;

/** Returns a schema for one line of text, trimmed, with at least `min` visible characters. */
export function line(min = 1, max: number = limits.name) {
  return z
    .string()
    .overwrite((text) => text.replace(invisible, ''))
    .trim()
    .min(min)
    .max(max)
    .regex(withoutNul);
}

/** Empty, or only spaces. */
export const Blank = z.string().trim().pipe(z.literal(''));

/** Free text, possibly of several lines. */
export const Text = z.string().trim().max(limits.text).regex(withoutNul);

/** Capitalizes each word's first letter and leaves the others: McDonald, CPNZ (product 3.2). */
export function capitalizeWords(text: string): string {
  return text.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}

/** An email address, trimmed and no longer than RFC 5321 allows. */
export const Email = z.string().trim().pipe(z.email().max(254));

/** An unquoted display name may hold neither `@` nor a comma: a mail program would read it as another address. */
const addressWithName = /^(?:"[^"<>\r\n]*"|[^"<>@,\r\n]*)\s*<([^<>\s]+)>$/;

/** An address with or without a display name: `Howick South <roster@example.nz>`. */
export const EmailFrom = line(1).refine(
  (text) => z.email().safeParse(addressWithName.exec(text)?.[1] ?? text).success,
  { params: { reason: 'incorrect-format', format: 'name@example.nz or Name <name@example.nz>' } },
);

/** A phone number as people write it. */
export const Phone = line(1, 50);

/** The answer to most creating calls. Patrols and events have their own (product 12.1). */
export const CreatedId = z.object({ _id: Id });
