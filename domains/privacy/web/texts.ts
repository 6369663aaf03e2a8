import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** What erasure takes away and what not (product 22.9). The parts themselves are the contract’s. */
export const erasureTexts = catalogue('erasure', {
  goes: 'What Goes',
  stays: 'What Stays',
});

/** What is and was kept of a patrol beyond its age, and the question what to keep (product 22.5). */
export const patrolHoldTexts = catalogue('patrols/holds', {
  title: 'Details Kept',
  whole: chosen({ patrol: 'The whole patrol', event: 'The whole event' }),
  only: filled('Only {what}, {time}'),
  onlyDeleted: 'Only a deleted incident',
  keptUntil: filled('{what}, until {date}'),
  noted: 'Noted {when}',
  notedBy: 'Noted {when} by {name}',
  released: 'Released {when}',
  releasedBy: 'Released {when} by {name}',
  releasing: 'Released {when}: kept until {date} all the same',
  releasingBy: 'Released {when} by {name}: kept until {date} all the same',

  keepTitle: 'Keep the details?',
  keep: 'Keep Details',
  keepMeans: 'Details of people and plates are otherwise removed by their age, as My Organization says.',
  reasonIsRead: 'For example the number of the police file. The crew reads it.',
  unableToKeep: filled('Unable to keep: {reason}'),
});

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
