import { catalogue, filled } from './catalogue.ts';

/** The foot of printed pages. */
export const printTexts = catalogue('print', {
  printed: filled('printed {when}'),
});
