import { parse } from 'bowser';

/** "Chrome on Android", as the user agent says it; 'unknown' when it says nothing that is known. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return 'unknown'; // the parser refuses it
  const { browser, os } = parse(userAgent);
  const system = os.name;
  if (!browser.name) return system || 'unknown';
  // "Samsung Internet for Android" has said it already.
  return !system || browser.name.includes(system) ? browser.name : `${browser.name} on ${system}`;
}
