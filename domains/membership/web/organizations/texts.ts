import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

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

/** Archiving an organization, and restoring it (product 3.8 and 3.9). */
export const organizationArchiveTexts = catalogue('organizations/archive', {
  title: 'Archive',
  about: 'For an organization that has ended or pauses.',
  means:
    'Nobody can sign in to an archived organization, and it mails nobody. Nothing of it is lost, and it can be restored.',
  archiveOrganization: 'Archive Organization',
  askBeforeArchiving: filled('Archive {name}?'),
  archivingMeans: filled(
    'Everybody is signed out. Links, calendars and reminders stop, and emails that wait are dropped. After {days} days another organization can take the code {code}.',
  ),
  archive: 'Archive',
  archived: 'Organization archived',

  archivedSince: filled('Archived {when}'),
  restoringMeans:
    'Nobody can sign in to this organization, and it mails nobody. Nothing of it is lost. Restoring it brings everything back. People who have joined another organization meanwhile have left this one.',
  newCode: 'New organization code',
  codeTaken: filled('Another organization has {code} now.'),
  codeUntil: filled(
    'From {when} on, another organization can take the code {code}. Then this one needs a new code to be restored.',
  ),
  restore: 'Restore',
  restored: 'Organization restored',
  unableToRestore: filled('Unable to restore: {reason}'),
});

/** The organization's roster as a calendar (product 9.15 to 9.17). */
export const rosterCalendarTexts = catalogue('organizations/calendar', {
  title: 'Roster Calendar',
  about: 'All finalized patrols and events in one calendar, for example on the wall of the station.',
  unableToLoad: 'Unable to load calendar',
  withNames: 'Show the names of the crews',
  makeAddress: 'Make an Address',
  makingMeans:
    'Whoever has the address can read when you patrol without signing in. The calendar has no phone numbers and no instructions.',
  made: chosen({
    named: 'Made {when}, with the names of the crews.',
    unnamed: 'Made {when}, without the names of the crews.',
  }),
  whoCanRead:
    'Whoever has the address can read it without signing in: make a new one when somebody should no longer have it.',
  lost: 'your roster',
});

/** Fields of organizations that the forms share which create, edit and restore one. */
export const organizationFieldTexts = catalogue('organizations/fields', {
  organization: 'Organization',
  callSign: 'Police call sign',
  callSignOf: 'Police call sign {code}',
  name: 'Organization name',
  policeStation: 'Police station',
  emails: 'Email Configuration',
  emailsMean: 'What patrollers and guests read when a patrol is finalized.',
  emailFrom: 'Email from',
  emailFromMeans: 'The email address that emails are sent from.',
  sentFrom: filled(
    'Here emails say they are from {sentFrom}, since the address is of another domain; answers go to the address.',
  ),
  emailFromExample: 'Howick South Patrol <roster@example.nz>',
  coordinator: 'Coordinator',
  coordinatorMeans: 'Whom patrollers and guests ring with questions.',
  coordinatorPhone: 'Coordinator’s phone',
  coordinatorPhoneMeans: 'Their emails and calendars name it.',
  wording: chosen({
    patrolMeetUpInstructions: 'Patrol meetup instructions',
    patrollerInstructions: 'Patroller instructions',
    emailSignOff: 'Email sign off',
  }),
});

/** What the operator of the installation is warned of. */
export const installationTexts = catalogue('organizations/installation', {
  unableToCheck: 'Unable to check the installation',
  mailsHeld: 'No mail leaves',
  mailsHeldMeans: filled(
    'This installation was restored from a backup at {when}, and the one that the backup shows may still send the same mails. Once that one is off, “npm run cli -- resume” lets mails leave.',
  ),
  noBackup: 'The daily backup is missing',
  lastBackup: filled('The last one is of {when}.'),
  noBackupYet: 'There is none yet.',
  workersMakeIt: 'Workers make it: see whether one runs.',
  backupFailed: counted({
    one: 'It has failed once, last at {when}: {reason}',
    other: 'It has failed {count} times, last at {when}: {reason}',
  }),
  untrustedProxies: 'Visitors cannot be told apart',
  untrustedProxiesMean: filled(
    'Requests from {proxies} were forwarded for others, and their addresses were not used. If that is your own proxy, name it in TRUST_PROXY: until then one visitor’s failed sign-ins can lock out the others. If it is not, there is nothing to do.',
  ),
});

/** The list of all organizations, a super administrator's start page. */
export const organizationListTexts = catalogue('organizations/list', {
  create: 'New Organization',
  search: 'Search by name or code',
  noMatch: filled('No name or code of an organization matches “{search}”.'),
  none: chosen({ current: 'There are no organizations yet', archived: 'No organization is archived' }),
  archived: 'Archived',
  organizations: counted({ one: '{count} organization', other: '{count} organizations' }),
  byName: 'By name',
  byNameDown: 'By name, Z to A',
  byCode: 'By code',
  byCodeDown: 'By code, Z to A',
});

/** What only the form says that creates an organization (product 3.3). */
export const newOrganizationTexts = catalogue('organizations/new-organization', {
  code: 'Organization code',
  administrator: 'Administrator',
  administratorMeans: 'They are mailed an invitation to set a password.',
  emailMeans: 'This will be used for the administrator to sign in',
  saved: 'New organization saved',
  unableToCreate: 'Unable to create organization',
});

/** What keeps mails of an organization from arriving, or answers to them from being read (product 11.38). */
export const senderTexts = catalogue('organizations/sender', {
  notRead:
    'Nobody reads what is sent to this address, so answers go to the organization’s admins. An address that somebody in the patrol reads is better.',
  foreignDomain: filled('Emails from {own} may be taken for spam'),
  foreignDomainMeans: filled(
    'They are sent by {sentBy}, and the mail servers that receive them ask {own} whether it may. Whoever looks after {own} can tell them, with three entries in its DNS:',
  ),
  spf: '{entry} names the servers that send for {own}. Add that of {sentBy}.',
  dkim: '{entry} lets that server sign each email in the name of {own}. Whoever runs {sentBy} has the key to publish.',
  dmarc: '{entry} says what becomes of an email that passes neither. Begin with p=none, which only reports.',
  otherwise: filled('If nobody can do that, leave this field empty: emails then come from {sentBy}.'),
});
