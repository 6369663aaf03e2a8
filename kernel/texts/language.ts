import type { ComponentsJSON } from '@nanostores/i18n';
import { atom } from 'nanostores';

/** What the screen may be in. English is complete; where another one lacks a text, the English one shows. */
export type Language = 'en' | 'mi';

/** The language of the page that is shown. */
export const language = atom<Language>('en');

/** Returns the translation of all catalogues into a language. */
export async function translations(into: Language): Promise<ComponentsJSON> {
  return into === 'en' ? {} : (await import('./mi.json')).default;
}

/** Returns the first language that the browser asks for and that there is: `mi-NZ` is te reo Māori. */
export function browsersLanguage(asked: readonly string[] = navigator.languages): Language {
  const known = asked.map((tag) => tag.split('-')[0]).find((tag) => tag === 'en' || tag === 'mi');
  return known ?? 'en';
}
