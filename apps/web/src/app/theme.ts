import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { formTexts } from '#texts/shared.ts';
import { RevealIcon } from '#ui/controls/RevealIcon.tsx';

/** The tokens of tokens.css as a Mantine theme. Single components are styled in controls.css and surfaces.css. */

/** Shades 0 to 9; 5 is the fill. */
const amber: MantineColorsTuple = [
  'var(--amber-0)',
  'var(--amber-1)',
  'var(--amber-2)',
  'var(--amber-3)',
  'var(--amber-4)',
  'var(--amber-5)',
  'var(--amber-6)',
  'var(--amber-7)',
  'var(--amber-8)',
  'var(--amber-9)',
];

/** What Mantine's dark scheme is made of: text, dimmed text, borders and surfaces. It is the only scheme, as the tokens change. */
const dark: MantineColorsTuple = [
  'var(--text-1)',
  'var(--text-2)',
  'var(--text-3)',
  'var(--text-3)',
  'var(--line-strong)',
  'var(--ink-700)',
  'var(--ink-800)',
  'var(--ink-900)',
  'var(--ink-950)',
  'var(--ink-950)',
];

/** The tokens' names of the colours with a tint and a border of their own, by the name that components pass. */
const statuses: Record<string, string> = {
  green: 'green',
  red: 'red',
  orange: 'orange',
  gray: 'grey',
  blue: 'blue',
};

/** Gives chips, banners and outlined buttons the text, tint and border of one status. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const status = statuses[input.color ?? ''];
  const tinted = input.variant === 'light' || input.variant === 'outline';
  if (tinted && input.color === 'amber')
    return tintOf('var(--amber-4)', 'var(--amber-tint)', 'var(--amber-8)');
  if (!status || !tinted) return defaultVariantColorsResolver(input);
  const tint = `var(--${status}-tint)`;
  const colors = tintOf(`var(--${status})`, tint, `var(--${status}-line)`);
  return input.variant === 'outline' ? { ...colors, background: 'transparent' } : colors;
};

function tintOf(color: string, tint: string, line: string) {
  return { background: tint, hover: tint, color, border: `1px solid ${line}` };
}

export const theme = createTheme({
  primaryColor: 'amber',
  primaryShade: 5,
  autoContrast: false,
  white: 'var(--text-1)',
  black: 'var(--ink-950)',
  colors: { amber, dark },
  variantColorResolver,
  defaultRadius: 8,
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px' },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
  headings: { fontFamily: 'var(--font)', fontWeight: '620' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
    },
    Badge: { defaultProps: { variant: 'light', radius: 4 } },
    Card: { defaultProps: { withBorder: true, radius: 12, padding: 0 } },
    Alert: { defaultProps: { variant: 'light', radius: 12 } },
    // Choices open when one types, presses an arrow or touches the field; on Tab they would cover the rest of the form.
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Select: { defaultProps: { openOnFocus: false } },
    // Renders menus and option lists inside the page's content, a landmark, instead of at the end of the body.
    Popover: { defaultProps: { portalProps: { target: '#content' } } },
    Modal: {
      defaultProps: {
        radius: 16,
        centered: true,
        // Otherwise a dialog's header would be a banner landmark of the page.
        attributes: { header: { role: 'none' } },
      },
    },
    PasswordInput: {
      defaultProps: () => ({
        visibilityToggleIcon: RevealIcon,
        visibilityToggleButtonProps: { 'aria-label': formTexts.togglePassword },
      }),
    },
    // Rendered beside its button, as the end of the body belongs to no landmark. Fixed, so that no card clips it.
    Tooltip: {
      defaultProps: {
        withArrow: false,
        withinPortal: false,
        floatingStrategy: 'fixed',
      },
    },
  },
});
