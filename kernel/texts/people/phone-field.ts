import { catalogue, filled } from '../catalogue.ts';

/** What stands below a field for a phone number. */
export const phoneFieldTexts = catalogue('phoneField', {
  dials: filled('Rung as {number}.'),
  dialsNothing: 'No number to ring was found.',
});
