import type { Organization } from '@patrolbook/contract';
import classes from './SenderAdvice.module.css';

/** Tells admins what keeps mails of the saved From from arriving, or answers to them from being read, and what to do (product 11.38). */
export function SenderAdvice({ organization }: { organization: Organization }) {
  const { emailFrom = '', isFromRead = true, sentBy } = organization;
  if (isFromRead && sentBy === undefined) return null;
  return (
    <div className={classes.advice}>
      {!isFromRead && (
        <p>
          Nobody reads what is sent to this address, so answers go to the organization’s admins. An address
          that somebody in the patrol reads is better.
        </p>
      )}
      {sentBy !== undefined && <ForeignDomain own={domainOf(emailFrom)} sentBy={sentBy} />}
    </div>
  );
}

function ForeignDomain({ own, sentBy }: { own: string; sentBy: string }) {
  return (
    <details>
      <summary>Emails from {own} may be taken for spam</summary>
      <p>
        They are sent by {sentBy}, and the mail servers that receive them ask {own} whether it may. Whoever
        looks after {own} can tell them, with three entries in its DNS:
      </p>
      <ul>
        <li>
          <b>SPF</b> names the servers that send for {own}. Add that of {sentBy}.
        </li>
        <li>
          <b>DKIM</b> lets that server sign each email in the name of {own}. Whoever runs {sentBy} has the key
          to publish.
        </li>
        <li>
          <b>DMARC</b> says what becomes of an email that passes neither. Begin with p=none, which only
          reports.
        </li>
      </ul>
      <p>If nobody can do that, leave this field empty: emails then come from {sentBy}.</p>
    </details>
  );
}

/** Returns the domain of an address, which may stand in angle brackets after a name. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).replace(/>$/, '');
}
