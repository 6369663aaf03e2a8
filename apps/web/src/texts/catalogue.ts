import {
  createI18n,
  type Messages,
  type TranslationFunction,
  type Translations,
  transform,
} from '@nanostores/i18n';
import { useSyncExternalStore } from 'react';
import { language, translations } from './language.ts';

/**
 * Makes a catalogue: the English texts of a part of the screen, by name (decision 89). Its translation in `mi.json` has its name.
 * A page loads the whole of each catalogue that it uses.
 */
export const catalogue = createI18n(language, { baseLocale: 'en', get: translations });

/** The texts of a catalogue in the language of the page. */
export function useTexts<Texts extends Translations>(of: Messages<Texts>): Texts {
  return useSyncExternalStore(of.listen, of.get);
}

/** What `useTexts` returns. */
export type Texts<Catalogue extends { get(): unknown }> = ReturnType<Catalogue['get']>;

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
export function chosen<Key extends string, const Text extends string>(
  texts: Record<Key, Text>,
): TranslationFunction<[Key, ...Given<Text>], string> {
  return transform((_language, templates: Record<string, string>, key: Key, values?: Values<Text>) =>
    fill(templates[key] ?? '', values),
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
