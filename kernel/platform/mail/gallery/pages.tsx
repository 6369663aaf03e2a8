import type { ReactElement } from 'react';
import type { RenderedContent } from '../content.ts';
import { MailboxPage, mailboxPath, sandbox } from '../mailbox/pages.tsx';

/** The page of the templates: plain HTML without scripts. */

export const galleryPath = `${mailboxPath}/templates`;

type Shown = RenderedContent & { name: string };

/** The widths of a phone and of a mail program's column, in pixels. */
const widths = [320, 600];
const schemes = ['light', 'dark'];

export function GalleryPage({ emails }: { emails: readonly Shown[] }): ReactElement {
  return (
    <MailboxPage title="Mail templates" className="gallery">
      <header className="head">
        <nav>
          <a href={mailboxPath}>Back to all mails</a>
        </nav>
        <h1>Mail templates</h1>
      </header>
      <main>
        {emails.map((email) => (
          <Email key={email.name} email={email} />
        ))}
      </main>
    </MailboxPage>
  );
}

function Email({ email: { name, subject, text } }: { email: Shown }): ReactElement {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{subject}</h2>
      <p className="quiet">{name}</p>
      <div className="emails">
        {widths.flatMap((width) =>
          schemes.map((scheme) => (
            <iframe
              key={`${width} ${scheme}`}
              title={`${name}, ${width} pixels, ${scheme}`}
              width={width}
              src={`${galleryPath}/${name}?scheme=${scheme}`}
              sandbox={sandbox}
              loading="lazy"
            />
          )),
        )}
        <pre>{text}</pre>
      </div>
    </section>
  );
}
