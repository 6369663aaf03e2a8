/**
 * Reads hours as people type them: `3`, `2.5`, `2,5`. Nothing typed is undefined; what is no number stays as it is, for the
 * contract to refuse: a field that keeps to numbers by itself would make 3 of -3.
 */
export function readHours(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^-?\d{1,9}([.,]\d{1,9})?$/.test(typed) ? Number(typed.replace(',', '.')) : typed;
}

/** How hours stand in the field. */
export function hoursText(hours: number): string {
  return String(Math.round(hours * 100) / 100);
}
