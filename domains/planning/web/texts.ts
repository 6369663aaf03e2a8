import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** When somebody is not available, and how often they wish to go (product 6.19 and 6.22). */
export const availabilityTexts = catalogue('availability', {
  title: filled('Availability of {name}'),
  unableToLoad: 'Unable to load availability',
  none: 'Nothing stands in the way of any day.',
  addTimeAway: 'Add Time Away',
  addWeekdays: 'Add Weekdays',
  period: filled('Period {number}'),
  kind: 'On these days',
  forGood: 'Blank means for good.',
  weekdays: 'Weekdays',
  patrolsAMonth: 'Patrols a month',
  patrolsAMonthMeans: 'At most. Whoever is on fewer is offered first.',
  notSaid: 'Not said',
});

/** What admins say of a person for the making of crews (product 14.54). */
export const pairingTexts = catalogue('pairing', {
  title: filled('Pairing of {name}'),
  unableToLoad: 'Unable to load pairing',
  experienced: 'Experienced',
  experiencedMeans: 'Can be the only experienced one on a patrol.',
  notTogether: 'Must not go with',
  notTogetherMeans: 'Fill never puts them on one crew, and Add Patroller says so.',
  together: 'Wishes to go with',
  togetherMeans: 'Fill puts them on one crew where that is possible.',
  nobodyFound: 'No such patroller',
  forBoth: 'It holds for both of them. Only admins see this page.',
});

/** The field that offers who can be assigned to a patrol (product 6.21 and 8.30). */
export const patrolPickerTexts = catalogue('patrols/picker', {
  label: chosen({ ahead: 'Add Patroller', afterwards: 'Add Who Came' }),
  mailed: 'Whoever is chosen is added and mailed at once.',
  mailsNobody: 'Whoever is chosen is added at once. Nobody is mailed.',
  unordered: 'Unable to load who can go: everybody is listed by name.',
  none: 'No-one found',
  select: 'Please select a patroller',
});

/** The question before several drafts are finalized together (product 5.17). */
export const patrolTogetherTexts = catalogue('patrols/together', {
  title: counted({ one: 'Finalize {count} draft?', other: 'Finalize {count} drafts?' }),
  notYet: 'Not Yet',
  finalize: counted({ one: 'Finalize {count} draft', other: 'Finalize {count} drafts' }),
  finalizeAnyway: 'Finalize Anyway',
  shortCrews: counted({
    one: '{count} of them has fewer than two on its crew.',
    other: '{count} of them have fewer than two on their crews.',
  }),
  mails: 'This mails {recipients}. It cannot be undone.',
  finalized: counted({ other: '{count} finalized' }),
});
