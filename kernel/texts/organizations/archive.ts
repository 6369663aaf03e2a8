import { catalogue, filled } from '../catalogue.ts';

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
