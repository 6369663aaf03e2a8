import { catalogue, chosen, filled } from '../catalogue.ts';

/** The forms of a new and of an edited person. */
export const personFormTexts = catalogue('people/form', {
  unableToLoad: 'Unable to load person',
  mailsGoTo: 'Mails go to',
  ownAddress: 'Their own address',
  noMail: 'Nowhere: somebody rings them',
  addressOf: filled('The address of {name}'),
  noSuchHolder: 'No such member with an address',
  needsAddress: 'Everybody but a patroller needs an address of their own',
  mailMeans: chosen({
    own: 'With it they sign in.',
    nowhere: 'They cannot sign in. Ring them, and answer for them on the page of the patrol.',
    holder: 'They cannot sign in. Each mail says for whom it is, and its link answers for them alone.',
  }),
  invitationSent: 'An invitation to set a password is sent here.',
  newAddress: 'If you change it, the old address gets an email about that, and only the new one can sign in.',
  idNumber: 'Patrol ID Number',
  idNumberHint: 'By which the police know a patroller.',
  roles: 'Roles',
  noSuchRole: 'No such role',

  created: 'Created',
  saveAndAddAnother: 'Save and Add Another',

  askBeforeTakingOff: filled('Take {name} off coming patrols?'),
  patrolsUnknown: filled('Which ones could not be loaded: {reason}'),
});
