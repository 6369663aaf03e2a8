import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** A change of somebody's email address that waits: on their page, and behind the link in the mail to the former address (product 9.62 and 9.63). */
export const addressChangeTexts = catalogue('people/address-change', {
  waits: chosen({
    changed: 'The address changes to {email} after {until}, or once the present mailbox has confirmed it.',
    removed: 'The address is taken away after {until}, or once the present mailbox has confirmed it.',
  }),
  withdrawn: 'Withdrawn',
  unableToWithdraw: filled('Unable to withdraw: {reason}'),

  isYours: 'Change Your Email Address?',
  wanted: chosen({
    changed:
      'An admin of {organizationName} wants to change the email address of your account to {to}. If you asked for it, confirm. Otherwise stop it.',
    removed:
      'An admin of {organizationName} wants to take the email address of your account away, and with it the account. If you asked for it, confirm. Otherwise stop it.',
  }),
  byItself: filled('Without your word it happens after {until}.'),
  failed: filled('That did not work: {reason}'),
  confirmed: 'Your Email Address Was Changed',
  signInAnew: 'Sign in with the new address from now on. Your password stays as it is.',
  noAccount: 'You have no account any more.',
  stopped: 'Stopped',
  tellAnother: 'Your email address stays as it is. If you did not ask for this, talk to another admin.',
  deadLink: 'This link no longer works',
  whyDead: 'The address was changed, or somebody has stopped or withdrawn it.',
  unableToLoad: 'Unable to load this link',
});

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

/** The list of people, and the card that invites those who have not signed in. */
export const peopleListTexts = catalogue('people/list', {
  /** What could not be downloaded. */
  file: 'people',
  import: 'Import',
  hideFinished: 'Hide finished',
  search: 'Search by name',
  noneMatch: chosen({
    all: 'No name matches “{search}”.',
    unfinished: 'No name matches “{search}”. Finished people are hidden.',
  }),
  since: 'Since',
  patrols: 'Patrols',
  roles: 'Roles',
  sort: chosen({
    lastName: 'By last name',
    '-lastName': 'By last name, Z to A',
    started: 'Longest members first',
    '-started': 'Newest members first',
  }),

  notInvited: counted({ one: '{count} person not invited yet', other: '{count} people not invited yet' }),
  unanswered: filled('{count} invited and not signed in'),
  inviteAll: 'Invite All',
  askBeforeInviting: counted({ one: 'Invite {count} person?', other: 'Invite {count} people?' }),
  invitationMeans: 'Each is mailed a link to set a password, which is valid for 14 days.',
  inviteAgain: filled('Also again the {count} who have not signed in'),
  moreThanLeft: filled('{left} can be invited today; the others wait for another day.'),
  invite: filled('Invite {count}'),
  invited: counted({ one: '{count} person invited', other: '{count} people invited' }),
  invitedSome: counted({
    one: '{count} person invited, {waiting} wait for tomorrow',
    other: '{count} people invited, {waiting} wait for tomorrow',
  }),
  unableToInvite: filled('Unable to invite: {reason}'),
});

/** Who asks to join, and the answers (product 4.29). */
export const joinRequestTexts = catalogue('people/requests', {
  none: 'Nobody Asks to Join',
  noneHint:
    'Who has asked on the page to join, and confirmed it by email, waits here. My Organization turns the page on.',
  addressTaken: filled('{name} has this address already.'),
  asked: filled('Asked {when}, is removed on {until}'),
  open: filled('Open {name}'),
  accept: filled('Accept {name}'),
  accepted: filled('{name} is a patroller now, and the invitation is on its way'),
  decline: filled('Decline {name}'),
  askBeforeDeclining: filled('Decline {name}?'),
  declineMeans: 'The request is deleted, and nobody is mailed. Ring or write first if you want to say why.',
  declined: 'Request removed',
  gone: 'This request was answered already, or has expired.',
  addressElsewhere:
    'This address is in use in another organization. Please ask them for another one, or to leave there first.',
});
