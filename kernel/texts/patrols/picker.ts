import { catalogue, chosen } from '../catalogue.ts';

/** The field that offers who can be assigned to a patrol (product 6.21 and 8.30). */
export const patrolPickerTexts = catalogue('patrols/picker', {
  label: chosen({ ahead: 'Add Patroller', afterwards: 'Add Who Came' }),
  mailed: 'Whoever is chosen is added and mailed at once.',
  mailsNobody: 'Whoever is chosen is added at once. Nobody is mailed.',
  unordered: 'Unable to load who can go: everybody is listed by name.',
  none: 'No-one found',
  select: 'Please select a patroller',
});
