import { limits } from './limits.ts';
import { z } from './zod.ts';

/** Shapes that several entities share. */

export const Id = z.uuid();

/** A moment on the wire: ISO 8601 in UTC, between the years 2000 and 2100 (design 6.1). */
export const Instant = z.iso.datetime({ offset: true, abort: true }).refine(
  (text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= limits.year.min && year <= limits.year.max;
  },
  { params: { reason: 'incorrect-format', format: `a date from ${limits.year.min} to ${limits.year.max}` } },
);

/** That something happened: when, and by whom if a person did it. */
export const Moment = z.object({ when: z.string(), by: Id.optional() });
export type Moment = z.infer<typeof Moment>;

const withoutNul = /^[^\0]*$/;

/** What nobody sees and what turns the line round: a name of nothing else would be a blank row. Emoji keep their joiner. */
const invisible = /[\u061c\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/** One line of text, trimmed, of at least `min` characters that can be seen. */
export function line(min = 1, max: number = limits.name) {
  return z
    .string()
    .overwrite((text) => text.replace(invisible, ''))
    .trim()
    .min(min)
    .max(max)
    .regex(withoutNul);
}

/** Left empty, or only spaces. */
export const Blank = z.string().trim().pipe(z.literal(''));

/** Free text of several lines. */
export const Text = z.string().trim().max(limits.text).regex(withoutNul);

/** Raises each word's first letter and leaves the others: McDonald, CPNZ (design 6.3). */
export function capitalizeWords(text: string): string {
  return text.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}

/** An address for mail, trimmed and at most as long as RFC 5321 allows. */
export const Email = z.string().trim().pipe(z.email().max(254));

/** An unquoted name may hold neither `@` nor a comma: a mail program would read an address of its own there. */
const addressWithName = /^(?:"[^"<>\r\n]*"|[^"<>@,\r\n]*)\s*<([^<>\s]+)>$/;

/** An address with or without a display name: `Howick South <roster@example.nz>`. */
export const EmailFrom = line(1).refine(
  (text) => z.email().safeParse(addressWithName.exec(text)?.[1] ?? text).success,
  { params: { reason: 'incorrect-format', format: 'name@example.nz or Name <name@example.nz>' } },
);

/** A dialled number as people write it. */
export const Phone = line(1, 50);

/** What a created thing answers where the specification names `_id` alone. */
export const CreatedId = z.object({ _id: Id });
