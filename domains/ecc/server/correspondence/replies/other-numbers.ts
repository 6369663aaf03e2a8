/** Other numbers in mails that look much like an event number. */

/**
 * Returns whether digits read as a New Zealand phone number, by their grouping. Without groups their first
 * digits decide, unless they were `announced` as an event number. Two groups of four are a number from abroad,
 * or two times of day.
 */
export function isPhone(number: string, announced: boolean): boolean {
  const groups = number.split(/\D+/);
  const digits = groups.join('');
  const [first = ''] = groups;
  const isGrouped = groups.length > 1;
  if (/^02\d/.test(digits)) return isGrouped || !announced;
  if (/^0[34679]/.test(first) && (first.length === 2 || (!isGrouped && !announced)))
    return /^0\d[2-9]/.test(digits);
  return isGrouped && (/^0[589]0[08]$/.test(first) || groups.every(({ length }) => length === 4));
}

/** Returns whether digits read as a date with a year of four digits. */
export function readsAsDate(number: string): boolean {
  const digits = number.replace(/\D+/g, '');
  return /^(?:19|20)\d\d(?:0\d|1[0-2])[0-3]\d$|^[0-3]\d(?:0\d|1[0-2])(?:19|20)\d\d$/.test(digits);
}
