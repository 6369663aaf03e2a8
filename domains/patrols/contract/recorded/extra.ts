import { limits, listUpTo, Text } from '#contract';
import { z } from '#contract/zod.ts';

/**
 * How the bodies of the record grow (decision 37). What waits on a device may reach a server that is older or
 * newer than the page that wrote it. A property that the server does not know is kept with its entry as `extra`
 * and shown in the history. Whoever knows it takes it back from there.
 */

/** A property as pages name theirs. */
const Name = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);

/** JSON of at most so many levels. The facts of the record have no more than two. */
function json(levels: number): z.ZodType {
  const single = z.union([Text, z.number(), z.boolean(), z.null()]);
  if (levels === 0) return single;
  const inner = json(levels - 1);
  return z.union([single, listUpTo(limits.extra.max, inner), z.record(Name, inner)]);
}

/**
 * What the server does not know of a part of the record, by its name; undefined if there is nothing. What is too
 * long is refused before it is read, because a body has room for half a million brackets.
 */
export const Extra = z
  .preprocess(
    (given: Record<string, unknown>, context) => {
      if (isShort(given)) return given;
      context.issues.push({ code: 'too_big', origin: 'string', maximum: limits.extra.max, input: given });
      return z.NEVER;
    },
    z.record(Name, json(3)),
  )
  .optional();
export type Extra = z.infer<typeof Extra>;

/**
 * Returns a schema of a body, or a part of one, that grows. What the schema does not know moves to `extra`. What
 * it knows of an `extra` moves back, since an older page has put it there.
 */
export function growing<S extends z.ZodObject>(schema: S) {
  const grown = z.preprocess((given: z.input<S>) => sorted(given, schema.shape), schema);
  // The description of the API tells what is sent, not what reaches the strict schema.
  return grown.meta({ additionalProperties: true });
}

function sorted(given: unknown, shape: object): unknown {
  if (!isObject(given)) return given;
  const { extra, ...said } = given;
  const all = Object.entries(isObject(extra) ? { ...extra, ...said } : given);
  const isKnown = (name: string) => Object.hasOwn(shape, name);
  const known = Object.fromEntries(all.filter(([name]) => isKnown(name)));
  const unknown = all.filter(([name, value]) => !isKnown(name) && isSaid(value));
  return unknown.length === 0 ? known : { ...known, extra: Object.fromEntries(unknown) };
}

/** Whether all names and values together have few enough characters, each value counted as one at least. */
function isShort(given: unknown): boolean {
  let length = 0;
  const parts = [given];
  for (const part of parts) {
    length += typeof part === 'string' ? Math.max(1, part.length) : 1;
    if (length > limits.extra.max) return false;
    if (typeof part === 'object' && part !== null)
      for (const inner of Object.entries(part).flat()) parts.push(inner);
  }
  return true;
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** A form sends every fact it knows, most of them blank. */
function isSaid(value: unknown): boolean {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return value !== null && value !== undefined && value !== '' && !isEmpty;
}
