import { idOf } from '#contract';

/**
 * Checks of what the server itself has written: its cookie, its errors, its events. They tell another's apart, and need no
 * library of schemas, which would be a tenth of each first visit (decision 12). `error-shapes.test.ts` holds them to the contract's schemas.
 */

/** Whether a value is a `T`. */
export type Check<T> = (value: unknown) => value is T;

export const isAnything = (_value: unknown): _value is unknown => true;
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isId = (value: unknown): value is string => idOf(value) !== null;
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function isOneOf<const T extends string>(texts: readonly T[]): Check<T> {
  return (value): value is T => texts.some((text) => text === value);
}

export function isOptional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

export function isNullable<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

export function isListOf<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check);
}

/** Returns a check of an object's properties. It names every property of `T`; others may be there too. */
export function hasShape<T extends object>(
  shape: {
    readonly [K in keyof T]-?: (value: unknown) => value is T[K];
  },
): Check<T> {
  const checks = Object.entries<(value: unknown) => boolean>(shape);
  return (value): value is T =>
    isObject(value) && checks.every(([name, check]) => check(Reflect.get(value, name)));
}
