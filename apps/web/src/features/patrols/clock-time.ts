/**
 * Reads a time of day as people type it, in 24 hours: `21:00`, `2100`, `9.30`, `7`. Answers `HH:MM`; undefined for anything
 * else. A browser's own time field would show a.m. and p.m. wherever the device is set so.
 */
export function readTime(text: string): string | undefined {
  const typed = text.trim();
  const parts = /^(\d{1,2})[:. ](\d{2})$/.exec(typed) ?? /^(\d{1,2})(\d{2})?$/.exec(typed);
  const [, hour = '', minute = '00'] = parts ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
