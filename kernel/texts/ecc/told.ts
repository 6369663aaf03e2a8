import { catalogue, filled } from '../catalogue.ts';

/** How the ECC is told of a change (product 16.9 and 16.10). */
export const eccToldTexts = catalogue('ecc/told', {
  inTraining: 'This is training: the message to the ECC goes to you instead.',
  byMail: 'The ECC is told by email.',
  byPhone: filled('Ring the ECC on {phone} to tell them: it takes no email.'),
  byUnknownPhone: 'Ring the ECC on its number to tell them: it takes no email.',
});
