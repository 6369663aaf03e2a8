import type { Organization } from '#organizations/contract';
import { Filled } from '#texts/Filled.tsx';
import { senderTexts } from '../texts.ts';
import classes from './SenderAdvice.module.css';

/** What the DNS of a domain has so that others may send for it. */
const entries = ['spf', 'dkim', 'dmarc'] as const;

/** Tells admins what keeps mails of the saved From from arriving, or answers to them from being read, and what to do (product 11.38). */
export function SenderAdvice({ organization }: { organization: Organization }) {
  const { emailFrom = '', isFromRead = true, sentBy } = organization;
  if (isFromRead && sentBy === undefined) return null;
  return (
    <div className={classes.advice}>
      {!isFromRead && <p>{senderTexts.notRead}</p>}
      {sentBy !== undefined && <ForeignDomain own={domainOf(emailFrom)} sentBy={sentBy} />}
    </div>
  );
}

function ForeignDomain({ own, sentBy }: { own: string; sentBy: string }) {
  return (
    <details>
      <summary>{senderTexts.foreignDomain({ own })}</summary>
      <p>{senderTexts.foreignDomainMeans({ own, sentBy })}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <Filled text={senderTexts[entry]} values={{ entry: <b>{entry.toUpperCase()}</b>, own, sentBy }} />
          </li>
        ))}
      </ul>
      <p>{senderTexts.otherwise({ sentBy })}</p>
    </details>
  );
}

/** Returns the domain of an address, which may stand in angle brackets after a name. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).replace(/>$/, '');
}
