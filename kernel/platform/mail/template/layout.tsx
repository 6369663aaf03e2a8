import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { MailHeader, type SenderNames } from './header.tsx';
import { Lines, Paragraph } from './parts.tsx';
import { font, palette } from './theme.ts';

/** The sender's names in a mail. */
export interface Branding extends SenderNames {
  /** The organization's sign-off, or the platform's. */
  signOff: string;
}

/** What a mail says to its recipient, whatever it is about. */
export const Recipient = createContext<{
  /** The name of the person it is for, if it goes to the address of somebody else. */
  addressee: string | null;
  /** The page on which its recipient chooses whether to get such mails; null for one that is always sent. */
  choices: string | null;
}>({ addressee: null, choices: null });

export interface EmailProps {
  branding: Branding;
  /** The recipient's name in the greeting; none is greeted who has no time for it. */
  to?: string;
  /** The preview text that an inbox shows beside the subject. */
  preview: string;
  /** Small print. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of every mail: header, greeting, content, sign-off and small print. */
export function EmailLayout({ branding, to, preview, footer, children }: EmailProps): ReactElement {
  const { addressee, choices } = useContext(Recipient);
  return (
    <Html lang="en-NZ">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
      </Head>
      <Body style={{ margin: 0, padding: 0, fontFamily: font, fontSize: 17, lineHeight: 1.55 }}>
        <Preview>{preview}</Preview>
        <Container
          style={{
            maxWidth: 600,
            background: palette.paper,
            color: palette.text,
            borderRadius: 12,
            overflow: 'hidden',
            // An address that somebody typed must not widen the mail beyond a phone.
            overflowWrap: 'anywhere',
          }}
        >
          <MailHeader {...branding} />
          <div style={{ padding: '26px 24px 18px' }}>
            {addressee !== null && (
              <Paragraph>
                <strong>This mail is for {addressee}.</strong>
              </Paragraph>
            )}
            {to !== undefined && <Paragraph>Kia ora {to},</Paragraph>}
            {children}
            <SignOff text={branding.signOff} />
          </div>
          {(footer || choices !== null) && (
            <div
              style={{
                padding: '16px 24px',
                borderTop: `1px solid ${palette.line}`,
                fontSize: 14,
                color: palette.quiet,
              }}
            >
              {footer}
              {choices !== null && (
                <>
                  {' '}
                  <a href={choices} style={{ color: palette.quiet }}>
                    Choose what you receive
                  </a>
                </>
              )}
            </div>
          )}
        </Container>
      </Body>
    </Html>
  );
}

function SignOff({ text }: { text: string }): ReactElement {
  const signOff = text.trim();
  return (
    <Paragraph style={{ marginTop: 24 }}>
      <Lines text={closes(signOff) ? signOff : `Ngā mihi,\n${signOff}`} />
    </Paragraph>
  );
}

/** Closing phrases without their macrons. A name may begin with one of their words, but not with all of them. */
const closingPhrase =
  /^(nga mihi|(kind|warm|best) (regards|wishes)|regards|cheers|thanks|thank you|yours)\b/i;

/** Whether a sign-off closes the mail by itself: it has several lines, or a closing phrase, as in `Ngā mihi, Aroha` (product 11.4). */
function closes(signOff: string): boolean {
  return /[\n,]/.test(signOff) || closingPhrase.test(signOff.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
