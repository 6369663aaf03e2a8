import { createI18n, type TranslationFunction, type Translations, transform } from '@nanostores/i18n';
import { type Language, language, translations } from './language.ts';

/** The English texts and the loaded translations of all catalogues. */
export const i18n = createI18n(language, { baseLocale: 'en', get: translations });

/**
 * Makes a catalogue: the English texts of a part of the screen, by name (decision 90). Its translation stands below the same name. Each
 * read gives the text in the language that is spoken then, so a module must not read one before something is rendered. A page loads the
 * whole of each catalogue that it uses.
 */
export function catalogue<Texts extends Translations>(name: string, english: Texts): Texts {
  const texts = i18n(name, english);
  let spoken: Texts | undefined;
  return new Proxy(english, {
    get(_english, text) {
      if (!spoken) {
        texts.subscribe((now) => {
          spoken = now;
        });
      }
      return Reflect.get(spoken ?? english, text);
    },
  });
}

/** Keeps the translation of all catalogues, so that its language can be spoken at once. */
export async function loadTranslations(into: Language): Promise<void> {
  Object.assign(i18n.cache, { [into]: { ...i18n.cache[into], ...(await translations(into)) } });
}

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;
/** What stands for the names in braces. */
type Values<Text extends string> = Record<NameIn<Text>, string | number>;
/** Left out where a text names nothing. */
type Given<Text extends string> = [NameIn<Text>] extends [never] ? [] : [Values<Text>];

/** A text with names in braces: `texts.greeting({ name })`. The library’s own would read `$&` in a value. */
export function filled<const Text extends string>(text: Text): TranslationFunction<[Values<Text>], string> {
  return transform((_language, template: string, values: Values<Text>) => fill(template, values))(text);
}

/** One of several texts: `texts.accepted('event', { date })`. */
export function chosen<Key extends string | number, const Text extends string>(
  texts: Record<Key, Text>,
): TranslationFunction<[Key, ...Given<Text>], string> {
  return transform((_language, templates: Record<string, string>, key: Key, values?: Values<Text>) =>
    fill(templates[String(key)] ?? '', values),
  )(texts);
}

/** A text that depends on a number, `{count}`, by the plural rules of its language: `texts.places(3)`. */
export function counted<const Text extends string>(
  texts: Partial<Record<Intl.LDMLPluralRule, Text>> & { other: Text },
): TranslationFunction<[number, Omit<Values<Text>, 'count'>?], string> {
  return transform((spoken, forms: Record<string, string>, count: number, values?: object) => {
    const form = forms[new Intl.PluralRules(spoken).select(count)] ?? forms.other ?? '';
    return fill(form, { ...values, count });
  })(texts);
}

function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key) => String(values[key] ?? name));
}
