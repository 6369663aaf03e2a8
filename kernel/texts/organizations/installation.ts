import { catalogue, counted, filled } from '../catalogue.ts';

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
