import { limits } from './limits.ts';
import { Instant } from './values.ts';
import { z } from './zod.ts';

/** `when: {$lte|$lt|$gt|$gte: ISO}` */
export const WhenFilter = z.strictObject({
  $lte: Instant.optional(),
  $lt: Instant.optional(),
  $gt: Instant.optional(),
  $gte: Instant.optional(),
});
export type WhenFilter = z.infer<typeof WhenFilter>;

/** `null` (it has not happened) or `{$ne: null}` (it has). */
export const HappenedFilter = z.union([z.null(), z.strictObject({ $ne: z.null() })]);
export type HappenedFilter = z.infer<typeof HappenedFilter>;

/** `?override=true` repeats a call that was refused because somebody would be on two patrols at one time (design 6.3). */
export const OverrideQuery = z.strictObject({
  override: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

/** Filters travel as JSON text in the query. */
function jsonText(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // refused by the schema, as text where an object is expected
  }
}

/** The query of every list: `limit`, `skip`, one `sort` field with an optional `-`, and a `filter` of the allowed keys. */
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

/** The answer of every list: one page of `items`, and how many match in all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), matches: z.number().int() });
}
