import { type Issue, issueReasons } from './issues.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

type ZodIssue = z.core.$ZodIssue;

/** Converts zod's issues to ours; each unknown property becomes a separate issue. */
export function issuesFromZod(error: z.core.$ZodError, input: unknown): Issue[] {
  return error.issues.slice(0, limits.issues.max).flatMap((found) => {
    if (found.code === 'unrecognized_keys') {
      return found.keys
        .slice(0, limits.issues.max)
        .map((key) => withValue(input, { path: [...path(found), key], reason: 'unexpected-property' }));
    }
    return [withValue(input, { path: path(found), ...reasonOf(found, valueAt(input, found.path)) })];
  });
}

function reasonOf(found: ZodIssue, value: unknown): Omit<Issue, 'path'> {
  switch (found.code) {
    case 'invalid_type':
    case 'invalid_union':
      if (value === undefined) return { reason: 'not-defined' };
      return { reason: 'incorrect-type', type: expectedBy(found) };
    case 'too_small':
      return { reason: found.origin === 'string' ? 'min-length' : 'min', min: Number(found.minimum) };
    case 'too_big':
      return { reason: found.origin === 'string' ? 'max-length' : 'max', max: Number(found.maximum) };
    case 'invalid_format':
      return { reason: found.format === 'regex' ? 'regex' : 'incorrect-format' };
    case 'invalid_value':
    case 'invalid_key':
      return value === undefined ? { reason: 'not-defined' } : { reason: 'key-not-found' };
    case 'custom':
      return customReason(found.params);
    default:
      return { reason: 'no-conversion' };
  }
}

/** In our unions (`null`, blank or text) the last alternative is the meaningful one, so its type is named. */
function expectedBy(found: ZodIssue): string {
  if (found.code === 'invalid_type') return found.expected;
  if (found.code !== 'invalid_union') return 'other';
  const whole = found.errors.flat().filter(({ path: within }) => within.length === 0);
  return whole.filter((one) => one.code === 'invalid_type').at(-1)?.expected ?? 'other';
}

/** A refinement names its reason in `params`. */
const CustomParams = z.object({
  reason: z.enum(issueReasons),
  format: z.string().optional(),
  min: z.number().optional(),
});

function customReason(params: Record<string, unknown> | undefined): Omit<Issue, 'path'> {
  const named = CustomParams.safeParse(params);
  return named.success ? named.data : { reason: 'no-conversion' };
}

function path(found: ZodIssue): string[] {
  return found.path.map(String);
}

function valueAt(input: unknown, where: readonly PropertyKey[]): unknown {
  return where.reduce<unknown>((outer, key) => {
    const value = typeof outer === 'string' ? fromJson(outer) : outer;
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, input);
}

/** A list's filter is sent as JSON text, so the refused value may be inside a string. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON, so it holds no values
  }
}

/**
 * Adds the refused value to the issue. Passwords, arrays and objects are never echoed, and long texts are truncated.
 */
function withValue(input: unknown, issue: Issue): Issue {
  if (issue.path.some((part) => /password/i.test(part))) return issue;
  const value = valueAt(input, issue.path);
  if (value === undefined || (typeof value === 'object' && value !== null)) return issue;
  return { ...issue, value: typeof value === 'string' ? value.slice(0, limits.echoed.max) : value };
}
