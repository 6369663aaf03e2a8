import {
  type CSSVariablesResolver,
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { CSSOptions, Plugin } from 'vite';
import { theme } from '#web/app/theme.ts';

/** Mantine's palettes that nothing here is coloured by. */
const palettes = 'pink|grape|violet|indigo|cyan|teal|lime|yellow';

/** Variables that nothing here is styled by: those palettes, headings, and widths of the window. */
const unread = new RegExp(`^--mantine-(?:h\\d|breakpoint|color-(?:${palettes}))-`);
const unreadShades = new RegExp(`\\b(?:${palettes}): \\[[^\\]]*\\],?`, 'g');

const styleSheet = 'virtual:mantine-variables.css';

/**
 * Makes the variables of the theme a style sheet, `virtual:mantine-variables.css`. Otherwise each page would work them out before it
 * shows anything, by 2 kB of script. The palettes that are not read are left out of the script too.
 */
export function mantineVariables(): Plugin {
  return {
    name: 'patrolbook-mantine-variables',
    resolveId: (id) => (id === styleSheet ? `\0${styleSheet}` : null),
    load: (id) => (id === `\0${styleSheet}` ? variablesOfTheme() : null),
    transform(code, id) {
      if (!id.endsWith('/default-colors.mjs')) return null;
      const read = code.replaceAll(unreadShades, '');
      if (read === code) this.error('Mantine lists its palettes in another way: see mantine-styles.ts.');
      return { code: read, map: null };
    },
  };
}

function variablesOfTheme(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, dark } = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));
  return convertCssVariables({ variables: read(variables), dark: read(dark), light: {} }, ':root');
}

function read(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !unread.test(name)));
}

/** Overrides Mantine's dark palette where it differs from the tokens, or mixes colours, which not every browser can. */
const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-body': 'var(--ink-900)',
    '--mantine-color-text': 'var(--text-1)',
    '--mantine-color-bright': 'var(--text-1)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-anchor': 'var(--amber-4)',
    '--mantine-color-amber-light': 'var(--amber-tint)',
    '--mantine-color-amber-light-hover': 'var(--amber-tint)',
    '--mantine-color-amber-light-color': 'var(--amber-4)',
    '--mantine-color-amber-outline': 'var(--amber-4)',
    '--mantine-color-amber-outline-hover': 'var(--amber-tint)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-success': 'var(--green)',
    '--mantine-color-default': 'var(--ink-800)',
    '--mantine-color-default-hover': 'var(--ink-700)',
    '--mantine-color-default-color': 'var(--text-1)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--ink-850)',
    '--mantine-color-disabled-color': 'var(--text-3)',
    '--mantine-color-disabled-border': 'var(--line)',
  },
});

/** Mantine has one scheme here, the dark one: tokens.css alone changes when the system asks for a light look (product 1.6). */
const ofLightScheme = /\[data-mantine-color-scheme=['"]?light['"]?\]/;

/** Leaves Mantine's light scheme out of the styles. */
export const withoutLightScheme: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'patrolbook-without-light-scheme',
      Rule(rule) {
        const selectors = rule.selectors.filter((selector) => !ofLightScheme.test(selector));
        if (selectors.length === 0) rule.remove();
        else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
      },
    },
  ],
};
