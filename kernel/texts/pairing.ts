import { catalogue, filled } from './catalogue.ts';

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
