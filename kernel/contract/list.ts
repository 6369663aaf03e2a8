import { limits } from './limits.ts';
import { Instant, line } from './values.ts';
import { z } from './zod.ts';

/** `when: {$lte|$lt|$gt|$gte: ISO}` */
export const WhenFilter = z.strictObject({
  $lte: Instant.optional(),
  $lt: Instant.optional(),
  $gt: Instant.optional(),
  $gte: Instant.optional(),
});
export type WhenFilter = z.infer<typeof WhenFilter>;

/** `null` for something that has not happened, `{$ne: null}` for something that has. */
export const NullFilter = z.union([z.null(), z.strictObject({ $ne: z.null() })]);
export type NullFilter = z.infer<typeof NullFilter>;

/** The text to search for, in the names that a list sorts by (product 12.11). */
export const Search = line(limits.search);

/** A choice in a query, which is not made if it is left out. */
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** `?override=true` repeats a call that was refused as a double booking (product 6.4). */
export const OverrideQuery = z.strictObject({ override: flag });

/** `?afterwards=true` corrects who came, once the patrol has begun, and mails nobody (product 6.16). */
export const AfterwardsQuery = z.strictObject({ afterwards: flag });

/** Parses an object that a query carries as JSON text, such as a filter. */
export function jsonText(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // the schema refuses it: it expects an object
  }
}

/** Returns a list's query schema: `limit`, `skip`, one `sort` field, optionally with `-`, and a `filter` of the given keys. */
export function listQuery<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(options: {
  sort: S;
  filter: F;
}) {
  return z.strictObject({
    limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default),
    skip: z.coerce.number().int().min(0).default(0),
    sort: z.enum(options.sort).default(() => options.sort[0]),
    filter: z.preprocess(jsonText, z.strictObject(options.filter)).optional(),
  });
}

/** Returns a list's answer schema: one page of `items`, and the total number of matches. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), matches: z.number().int() });
}
