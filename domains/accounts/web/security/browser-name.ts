import { parse } from 'bowser';
import { sessionTexts } from '../texts.ts';

/** Returns "Chrome on Android", from the user agent; 'unknown' when it is not recognized. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return sessionTexts.unknown; // the parser rejects an empty text
  const { browser, os } = parse(userAgent);
  const system = os.name;
  if (!browser.name) return system || sessionTexts.unknown;
  // "Samsung Internet for Android" already names the system.
  if (!system || browser.name.includes(system)) return browser.name;
  return sessionTexts.browserOn({ browser: browser.name, system });
}
