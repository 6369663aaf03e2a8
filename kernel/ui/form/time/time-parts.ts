import { plainCode } from '#contract';

/** The two numbers of a time of day, as they are typed; null is an empty one. */
export interface TimeParts {
  hours: number | null;
  minutes: number | null;
}

/** The last hour of a day, and the last minute of an hour. */
export const lastOf: Record<keyof TimeParts, number> = { hours: 23, minutes: 59 };

/** `7:05`, `07:05` and `0705`; anything else is empty. */
export function partsOf(time: string): TimeParts {
  const [, hours, minutes] = /^\s*(\d{1,2}):?(\d{2})\s*$/.exec(plainCode(time)) ?? [];
  const parts = { hours: Number(hours), minutes: Number(minutes) };
  return parts.hours <= lastOf.hours && parts.minutes <= lastOf.minutes
    ? parts
    : { hours: null, minutes: null };
}

/** `07:05`; empty unless both parts are there. */
export function timeOf({ hours, minutes }: TimeParts): string {
  return hours === null || minutes === null ? '' : `${twoDigits(hours)}:${twoDigits(minutes)}`;
}

export function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/**
 * Returns the number that the text of a part makes, null if it has no digit, and whether a further digit would be too many. A
 * digit that would exceed the last number begins a new one.
 */
export function readPart(text: string, last: number): { part: number | null; isFull: boolean } {
  const digits = plainCode(text).replace(/\D/g, '');
  if (digits === '') return { part: null, isFull: false };
  const part = [...digits].reduce((made, digit) => {
    const longer = made * 10 + Number(digit);
    return longer > last ? Number(digit) : longer;
  }, 0);
  return { part, isFull: part * 10 > last || digits.startsWith('00') };
}
