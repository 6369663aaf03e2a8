/** The criteria of WCAG 2.2, levels A and AA, that are not met, in plain words; a test compares them with docs/accessibility.md. */
export const notMet = [
  {
    criterion: '1.4.13',
    text: 'The numbers that show when a mouse is over the chart of patrols for each month go away only with the mouse. The table that a screen reader reads has them too.',
  },
];
