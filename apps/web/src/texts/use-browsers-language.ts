import { formatIn } from '@patrolbook/contract';
import { use, useLayoutEffect } from 'react';
import { catalogue } from './catalogue.ts';
import { browsersLanguage, type Language, language, translations } from './language.ts';

/**
 * Shows a page in the browser's language while it is open, by a catalogue that is translated. It suspends until the translation is there;
 * without one, the page is in English.
 */
export function useBrowsersLanguage(): void {
  const wanted = use(ready());
  useLayoutEffect(() => {
    speak(wanted);
    return () => speak('en');
  }, [wanted]);
}

let loading: Promise<Language> | undefined;

function ready(): Promise<Language> {
  loading ??= load(browsersLanguage());
  return loading;
}

async function load(wanted: Language): Promise<Language> {
  if (wanted === 'en') return wanted;
  try {
    Object.assign(catalogue.cache, { [wanted]: await translations(wanted) });
    return wanted;
  } catch (error) {
    reportError(error);
    return 'en';
  }
}

function speak(spoken: Language): void {
  document.documentElement.lang = `${spoken}-NZ`;
  formatIn(`${spoken}-NZ`);
  language.set(spoken);
}
