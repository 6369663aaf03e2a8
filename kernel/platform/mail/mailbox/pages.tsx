import type { ReactElement, ReactNode } from 'react';
import { formatDateTime } from '#contract';
import type { MailAddress } from '../kind.ts';
import type { Heading, OpenedMail } from './folder.ts';

/** The mailbox's pages: plain HTML without scripts. */

export const mailboxPath = '/dev/mail';

/** Returns the paths of a mail and its parts. */
function pathsOf(name: string) {
  const mail = `${mailboxPath}/${name}`;
  return {
    mail,
    text: `${mail}?as=text`,
    message: `${mail}/content`,
    attachment: (index: number) => `${mail}/attachment/${index}`,
  };
}

export function MailboxList({ mails }: { mails: Heading[] }): ReactElement {
  return (
    <MailboxPage title="Mailbox">
      <header className="head">
        <h1>Mailbox</h1>
        <p>Mails are not sent from this machine. They end up here, newest first.</p>
        <nav>
          <a href={`${mailboxPath}/templates`}>All templates</a>
        </nav>
      </header>
      <main>
        {mails.length === 0 ? (
          <p className="empty">No mail yet.</p>
        ) : (
          <ul className="list">
            {mails.map((mail) => (
              <li key={mail.name}>
                <a href={pathsOf(mail.name).mail}>
                  <span className="when">{when(mail)}</span>
                  <span className="subject">{mail.subject}</span>
                  <span className="quiet">to {mail.to.name || mail.to.address}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </main>
    </MailboxPage>
  );
}

export function MailPage({ mail, asText }: { mail: OpenedMail; asText: boolean }): ReactElement {
  const paths = pathsOf(mail.name);
  return (
    <MailboxPage title={mail.subject} className="reader">
      <header className="head">
        <nav>
          <a href={mailboxPath}>Back to all mails</a>
          {asText ? <a href={paths.mail}>Show as message</a> : <a href={paths.text}>Show as text</a>}
        </nav>
        <p>
          <b>{mail.from.name}</b> <span className="quiet">&lt;{mail.from.address}&gt;</span>
          <br />
          <span className="quiet">
            to <Recipient {...mail.to} />, {when(mail)}
          </span>
        </p>
        <h1>{mail.subject}</h1>
      </header>
      <main>
        {asText ? (
          <pre>{mail.text}</pre>
        ) : (
          <iframe title="The content" src={paths.message} sandbox={sandbox} />
        )}
      </main>
      {mail.attachments.length > 0 && (
        <footer>
          {mail.attachments.map(({ filename }, index) => (
            <a key={filename} className="attachment" href={paths.attachment(index)} download={filename}>
              {filename}
            </a>
          ))}
        </footer>
      )}
    </MailboxPage>
  );
}

/** A mail's HTML may only open a clicked link in the whole window. */
export const sandbox = 'allow-top-navigation-by-user-activation';

/** A page without scripts. */
export function MailboxPage(props: { title: string; className?: string; children: ReactNode }): ReactElement {
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1119" />
        <title>{props.title}</title>
        <link rel="stylesheet" href={`${mailboxPath}/style.css`} />
      </head>
      <body className={props.className}>{props.children}</body>
    </html>
  );
}

function Recipient({ name, address }: MailAddress): ReactElement {
  return <span title={address}>{name || address}</span>;
}

/** Formats the date in this machine's time zone, since the mailbox is read on this machine. */
function when({ date }: Heading): string {
  return date ? formatDateTime(date.toISOString(), new Intl.DateTimeFormat().resolvedOptions().timeZone) : '';
}
