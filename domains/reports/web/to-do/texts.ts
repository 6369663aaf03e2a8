import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The page What Needs Doing: the first steps of an organization, and what is to be done (product 3.10, 14.32 and 14.33). */
export const toDoTexts = catalogue('to-do', {
  unableToLoad: 'Unable to load what needs doing',
  title: 'To Do',
  none: 'Nothing Needs Doing',
  noneMeans: 'Every patrol ahead has its crew, and everybody has answered. Thank you for looking after it.',

  firstSteps: 'First Steps',
  step: chosen({
    people: 'Import the people who patrol',
    ecc: 'Have the ECC’s email address and phone number entered',
    meetUp: 'Say where patrols meet',
    patrol: 'Plan the first patrol',
    finalized: 'Put a crew on it and finalize it',
  }),
  addOne: 'Add One',
  done: '(done)',

  coverAskedFor: filled('Cover is asked for on {when}'),
  coverOnLater: counted({ one: 'And on {count} later patrol.', other: 'And on {count} later patrols.' }),
  undermanned: counted({
    one: '{count} patrol wants a larger crew',
    other: '{count} patrols want a larger crew',
  }),
  offered: counted({ other: 'The places of {count} of them are offered.' }),
  unanswered: counted({ one: '{count} answer is missing', other: '{count} answers are missing' }),
  drafts: counted({ one: '{count} draft in {month}', other: '{count} drafts in {month}' }),
  draftsMean: 'Nobody has been told of them.',
  finalizeFirst: filled('Finalize the First {max}'),
  finalizeAll: 'Finalize All',
  joinRequests: counted({ one: '{count} person asks to join', other: '{count} people ask to join' }),
  asksToBeErased: filled('{name} asks to be erased'),
  answerBy: filled('To be answered by {date}.'),
  detailsGo: filled('From {date} on, old personal details are removed'),
  detailsMayStay: 'What the police still need can be kept: press Keep Details on its patrol.',
  noEccEmail: 'The ECC has no email address',
  noEccEmailMeans: 'Without it no patrol can log on by email. A super administrator enters it.',
  noEccPhone: 'The ECC has no phone number',
  noEccPhoneMeans: 'Crews have no number of the ECC to ring.',

  notYet: 'Not Yet',
  failedMails: counted({
    one: '{count} email about patrols ahead did not arrive',
    other: '{count} emails about patrols ahead did not arrive',
  }),
  correctFirst: 'An address that is wrong has to be corrected first.',
  askBeforeSending: counted({ one: 'Send {count} email again?', other: 'Send {count} emails again?' }),
  sendingMeans: 'Those that are not needed any more are left out.',
  resent: counted({ one: '{count} email on the way again.', other: '{count} emails on the way again.' }),
  notNeeded: counted({ other: '{count} not needed any more.' }),
  notSignedIn: counted({
    one: '{count} person has not signed in yet',
    other: '{count} people have not signed in yet',
  }),
  invitedToday: 'All were invited within the last day.',
  inviteAll: 'Invite All',
  askBeforeInviting: counted({ one: 'Invite {count} person?', other: 'Invite {count} people?' }),
  invitingMeans: 'Each gets an email with a link. Whoever was invited within the last day gets none.',
  invited: counted({ one: '{count} invitation sent.', other: '{count} invitations sent.' }),
  mustWait: counted({ other: '{count} cannot be mailed before tomorrow.' }),
});
