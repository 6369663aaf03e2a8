import { catalogue, filled } from '../catalogue.ts';

/** The admins of an organization, whom a super administrator looks after (product 3.7). */
export const organizationAdminTexts = catalogue('organizations/admins', {
  title: 'Administrators',
  about: "They sign in and look after the organization's people.",
  unableToLoad: 'Unable to load administrators',
  firstSignedIn: filled('First signed in {when}'),
  invited: 'Invited, has not signed in yet',
  invitedOn: filled('Invited {when}, has not signed in yet'),
  sentAgain: 'Invitation sent',

  add: 'Add Administrator',
  addMeans:
    'They are mailed an invitation. Somebody of the organization with this address becomes an administrator as well.',
  added: 'Administrator added',

  correct: 'Correct Address',
  correctOf: filled('Correct the address of {name}'),
  correctMeans:
    'The invitation is mailed there, and no longer works from the address that was wrong, which is told.',
  corrected: 'Address corrected',

  askBeforeRemoving: filled('Remove {name} as administrator?'),
  removingMeans:
    'They keep their other roles. Without another role they leave the organization: they can no longer sign in, and an invitation that they have is void. What was done so far stays in the record.',
  removed: 'Administrator removed',
});
