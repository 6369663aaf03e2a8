/** The criteria of WCAG 2.2, levels A and AA, that are not met; the page says each in plain words. A test compares them with docs/accessibility.md. */
export const notMet = ['1.4.13'] as const;
