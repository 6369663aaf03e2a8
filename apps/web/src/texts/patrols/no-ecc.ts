import { catalogue, filled } from '../catalogue.ts';

/** What an admin is told before finalizing a patrol whose crew has no number of the ECC. */
export const noEccTexts = catalogue('patrols/no-ecc', {
  othersShown: filled(
    'The phone number of the ECC is not entered in My Organization. A crew that has to ring it cannot do so. It is shown {police}, and {emergency} for an emergency, instead.',
  ),
  noneShown:
    'The phone number of the ECC is not entered in My Organization. A crew that has to ring it cannot do so. It is shown no number to ring.',
});
