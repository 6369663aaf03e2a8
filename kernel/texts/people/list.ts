import { catalogue, chosen, counted, filled } from '../catalogue.ts';

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
