import { catalogue, filled } from '../catalogue.ts';

/** When to ring the ECC instead of waiting for its reply. */
export const eccAdviceTexts = catalogue('ecc/advice', {
  ringNow: 'Ring the ECC now.',
  ringAt: filled('Ring the ECC at {time} if there is still none.'),
});
