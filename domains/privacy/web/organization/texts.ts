import { catalogue, counted, filled } from '#texts/catalogue.ts';

/** For how long an organization keeps personal details, and what it keeps longer (product 22.1 and 22.23). */
export const organizationPrivacyTexts = catalogue('organizations/privacy', {
  title: 'Privacy',
  about: 'Personal details are kept no longer than they are needed. Counts, kinds, times and places stay.',
  unableToLoad: 'Unable to load privacy',
  toKeepLonger:
    'To keep something longer, for example for the police, open its patrol and press Keep Details.',
  findRecorded: 'Find a Recorded Person',
  keptFor: filled('Kept for {period}'),
  noneDue: 'Nothing is older now.',
  due: counted({
    one: '1 entry is older. You will be told two weeks before they are removed.',
    other: '{number} entries are older. You will be told two weeks before they are removed.',
  }),
  dueTonight: counted({
    one: '1 entry is older, to be removed tonight.',
    other: '{number} entries are older, to be removed tonight.',
  }),
  dueFrom: counted({
    one: '1 entry is older, to be removed from {date} on.',
    other: '{number} entries are older, to be removed from {date} on.',
  }),
  shortening: 'Kept for {period} from {date} on, as {name} chose {when}. All admins were mailed.',
  lastRemoval: filled('Removed last, on {date}: {what}, {number} older than {period}.'),
  lastChange: 'Changed last, {when}: {what} from {former} to {period}, by {name}.',

  toBeErased: 'To Be Erased',
  detailsOf: 'Details of {name}',
  involvedOf: '{patrol}: {what}, {time}',
  erasedOn: 'On {due}, as {name} chose {when}. All admins were mailed.',
  unableToUndo: filled('Unable to undo: {reason}'),

  held: 'Details Kept',
  noneHeld: 'Nothing is kept longer than its time.',
  incidentHeld: '{patrol}, only {what}, {time}',
  heldUntil: filled('Until {until}, noted {when}'),
  heldUntilBy: 'Until {until}, noted {when} by {name}',
  unableToRelease: filled('Unable to release: {reason}'),
  unableToWithdraw: filled('Unable to withdraw: {reason}'),
});
