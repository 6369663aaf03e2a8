import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** The page about accessibility (product 14.60). */
export const accessibilityTexts = catalogue('accessibility', {
  everybody: filled(
    'Everybody on a patrol should be able to use {product}, however they see, hear, move or read. It follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, but for what is named below.',
  ),

  works: 'What Works',
  keyboard: 'Everything works with a keyboard alone, and with a screen reader.',
  largeText: 'Text can be twice as large, and a page fits a screen that is 320 pixels wide.',
  darkOrLight:
    'It is dark, or light if your phone or computer is set so. The record of a patrol stays dark, for the car at night.',
  ownColours: 'The colours you have set yourself, as in Windows’ contrast themes, are used instead of ours.',
  motion: 'Nothing moves if your phone or computer is set to reduce motion.',
  signs: 'Nothing is said by colour alone, and buttons are large enough for a thumb.',

  worksNot: 'What Does Not Yet',
  /** By the number of the criterion. */
  notMet: chosen({
    '1.4.13':
      'The numbers that show when a mouse is over the chart of patrols for each month go away only with the mouse. The table that a screen reader reads has them too.',
  }),

  known: 'How We Know',
  judged: filled(
    'Those who make {product} judged it on 26 November 2026. Each page is tested by a program, dark and light, on a phone and on a desktop, and the main tasks by keyboard. Nobody else has judged it, and no one who depends on a screen reader has yet told us how it is for them.',
  ),

  write: 'Write to Us',
  whomToWrite: filled(
    'If something is hard to use, answer any mail that you got from your patrol group by {product}, or tell its coordinator. Say which page it was and what you use, such as the name of your screen reader. They pass it on to whoever runs {product} for them, and can do for you meanwhile what you could not.',
  ),
});
