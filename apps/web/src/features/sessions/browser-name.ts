import { parse } from 'bowser';

/** Returns "Chrome on Android", from the user agent; 'unknown' when it is not recognized. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return 'unknown'; // the parser rejects an empty text
  const { browser, os } = parse(userAgent);
  const system = os.name;
  if (!browser.name) return system || 'unknown';
  // "Samsung Internet for Android" already names the system.
  return !system || browser.name.includes(system) ? browser.name : `${browser.name} on ${system}`;
}
