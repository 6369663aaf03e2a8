import { language } from './language.ts';

/** Returns the locale of dates, numbers and lists. A language that this device does not know leaves them in English. */
export function locale(): string {
  return Intl.DateTimeFormat.supportedLocalesOf([`${language.get()}-NZ`])[0] ?? 'en-NZ';
}

/** Returns what gives the format of a locale, made once for each. */
export function byLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const spoken = locale();
    const format = made.get(spoken) ?? make(spoken);
    made.set(spoken, format);
    return format;
  };
}

/** The format of `Ana, Ben and Cleo`, for who needs its parts. */
export const listFormat = byLocale((spoken) => new Intl.ListFormat(spoken, { type: 'conjunction' }));
const numberFormat = byLocale((spoken) => new Intl.NumberFormat(spoken, { maximumFractionDigits: 3 }));

/** `Ana, Ben and Cleo` */
export function listText(items: readonly string[]): string {
  return listFormat().format(items);
}

/** `12,345.6` */
export function numberText(number: number): string {
  return numberFormat().format(number);
}
