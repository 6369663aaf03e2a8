import {
  type CSSVariablesResolver,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, it } from 'vitest';
import { theme } from '../theme.ts';

/** Variables that nothing here is styled by: headings, widths of the window, and palettes. */
const unread = /^--mantine-(?:h\d|breakpoint|color-(?:pink|grape|violet|indigo|cyan|teal|lime|yellow))-/;

it('mantine-variables.css has the variables of the theme, which each page would otherwise work out [1.6]', async () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, dark } = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));
  const lines = Object.entries({ ...variables, ...dark })
    .filter(([name]) => !unread.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  await expect(`:root {\n${lines.join('')}}\n`).toMatchFileSnapshot('mantine-variables.css');
});

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
