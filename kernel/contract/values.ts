import { addressPattern, plainAddress } from './email.ts';
import { limits } from './limits.ts';
import { isOneLine, isPrintable, onOneLine, withLineFeeds, withoutPastedMarks } from './text.ts';
import { z } from './zod.ts';

/** Schemas that several entities share. */

/** Ids are compared as text, so they have one spelling (RFC 9562, section 4). */
export const Id = z.uuid().toLowerCase();

/** A link token in a path (product 10.1). */
export const LinkToken = z.string().min(1).max(limits.name.max);

const yearsReason = {
  reason: 'incorrect-format',
  format: `a date from ${limits.year.min} to ${limits.year.max}`,
};

function isInYears(year: number): boolean {
  return year >= limits.year.min && year <= limits.year.max;
}

/**
 * An instant in a request: ISO 8601, between the years 2000 and 2100 (product 12.2). It is rewritten to UTC and
 * milliseconds, because PostgreSQL accepts neither an offset of 16 hours or more nor a fraction of arbitrary
 * length.
 */
export const Instant = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => isInYears(new Date(text).getUTCFullYear()), { params: yearsReason, abort: true })
  .overwrite((text) => new Date(text).toISOString());

/** A local date in a request, `YYYY-MM-DD`, of the same years. */
export const LocalDate = z.iso
  .date({ abort: true })
  .refine((text) => isInYears(Number(text.slice(0, 4))), { params: yearsReason });

/** A local month in a request, `YYYY-MM`, of the same years. */
export const LocalMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { abort: true })
  .refine((text) => isInYears(Number(text.slice(0, 4))), { params: yearsReason });

/** When something happened, and who did it if it was a person. */
export const Stamp = z.object({ when: z.string(), by: Id.optional() });
export type Stamp = z.infer<typeof Stamp>;

/**
 * The version of a patrol, a person or an organization that a form was opened on, counted from 1. If it has been edited
 * since, the call answers 409 `changed-meanwhile`. Without it the last edit wins (product 12.10).
 */
export const Version = z.int32().min(1);

/** How a patrol, a person or an organization was edited: the version to send back, and who made the last edit. */
export const Edits = z.object({ version: z.number(), edited: Stamp.nullable() });
export type Edits = z.infer<typeof Edits>;

/** No blanks, no unassigned characters, and none that control or format the text around them. */
export const visibleCharacters = /^[^\s\p{C}\p{Z}]+$/u;

/** Returns a schema for one line of text, trimmed, of `min` to `max` characters, of which one can be seen (product 12.4). */
export function line({ min = 1, max = limits.name.max }: { min?: number; max?: number } = {}) {
  return z
    .string()
    .overwrite((text) => onOneLine(withoutPastedMarks(text)))
    .trim()
    .min(min)
    .max(max)
    .refine(isOneLine, {
      params: { reason: 'incorrect-format', format: 'one line of visible characters' },
    });
}

/** Empty, or only spaces. */
export const Blank = z.string().trim().pipe(z.literal(''));

/** Returns a schema for free text of at most `max` characters, possibly of several lines, with uniform line endings. */
function lines({ min = 0, max }: { min?: number; max: number }) {
  return z
    .string()
    .overwrite((text) => withLineFeeds(withoutPastedMarks(text)))
    .trim()
    .min(min)
    .max(max)
    .refine(isPrintable, {
      params: { reason: 'incorrect-format', format: 'text of visible characters' },
    });
}

export const Text = lines(limits.text);

/** Free text that must not be left out. */
export const RequiredText = lines({ min: 1, ...limits.text });

/** Free text; null or blank means none. */
export const NullableText = Text.nullable().transform((text) => text || null);

/** What an admin says, in their own words, to those whom a change mails; null or blank means nothing (product 5.14). */
export const Message = lines(limits.message)
  .nullable()
  .transform((text) => text || null);

/** What somebody says in their own words and must not leave out. */
export const RequiredMessage = lines({ min: 1, ...limits.message });

/** Returns a schema for a value that may be left out, as null. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.optional().transform((value) => value ?? null);
}

/** Returns a schema for a text that may be left out; null or blank means none. */
export function optionalText<S extends z.ZodType<string>>(text: S) {
  return z
    .union([z.null(), Blank, text])
    .optional()
    .transform((value) => value || null);
}

/**
 * Returns a schema for a list of at most `max` items. A longer one is refused before any item is read, because
 * half a million fit into one body.
 */
export function listUpTo<Item extends z.ZodType>(max: number, item: Item) {
  return z.preprocess((given: z.input<Item>[], context) => {
    if (!Array.isArray(given) || given.length <= max) return given;
    context.issues.push({ code: 'too_big', origin: 'array', maximum: max, input: given });
    return z.NEVER;
  }, z.array(item).max(max));
}

/** Capitalizes each word's first letter and leaves the others: McDonald, CPNZ (product 3.2). */
export function capitalizeWords(text: string): string {
  return text.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}

/** An email address as mail servers take it, no longer than RFC 5321 allows. */
export const Email = z
  .string()
  .overwrite(plainAddress)
  .pipe(z.email({ pattern: addressPattern }).max(254));

/** An unquoted display name may hold neither `@` nor a comma: a mail program would read it as another address. */
const addressWithName = /^(?:"[^"<>\r\n]*"|[^"<>@,\r\n]*)\s*<([^<>\s]+)>$/;

/** An address with or without a display name: `Howick South <roster@example.nz>`. */
export const EmailFrom = line()
  .overwrite((text) => text.replace(/[^\s<>]+[@\uff20][^\s<>]+/, plainAddress))
  .refine((text) => addressPattern.test(addressWithName.exec(text)?.[1] ?? text), {
    params: {
      reason: 'incorrect-format',
      format: 'an address such as name@example.nz or Name <name@example.nz>',
    },
  });

/** A phone number as people write it. */
export const Phone = line(limits.phone);

/** The answer to most creating calls. Patrols and events have their own (product 12.1). */
export const CreatedId = z.object({ _id: Id });
