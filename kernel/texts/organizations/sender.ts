import { catalogue, filled } from '../catalogue.ts';

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
