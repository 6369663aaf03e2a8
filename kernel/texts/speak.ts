import { formatIn } from '#contract';
import { loadTranslations } from './catalogue.ts';
import { type Language, language } from './language.ts';
import { locale } from './locale.ts';

/**
 * Has what is rendered next in a language, once its translation is there; where none arrives, in English. Nothing waits if it is spoken
 * already.
 */
export function speak(wanted: Language): Promise<void> | undefined {
  return wanted === language.get() ? undefined : change(wanted);
}

async function change(wanted: Language): Promise<void> {
  const spoken = await loadTranslations(wanted).then(
    () => wanted,
    (error) => {
      reportError(error);
      return 'en' as const;
    },
  );
  document.documentElement.lang = `${spoken}-NZ`;
  language.set(spoken);
  formatIn(locale());
}
