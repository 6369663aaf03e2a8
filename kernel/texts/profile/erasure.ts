import { catalogue, filled } from '../catalogue.ts';

/** The user’s request to be erased, and what became of it (product 22.10). */
export const erasureRequestTexts = catalogue('profile/erasure', {
  ask: 'Ask to Be Erased',
  askBefore: 'Ask to leave and be erased?',
  means: 'An admin ends your membership and erases your details, or tells you here why not.',
  confirm: 'Ask',
  unable: filled('Unable to do that: {reason}'),
  asked: filled(
    'You asked on {date} to be erased. An admin answers by {until}: within 20 working days, as the Privacy Act 2020 says.',
  ),
  declined: filled('You asked on {date} to be erased. That was declined on {declined}: {reason}'),
});
