import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import type { ReactElement, ReactNode } from 'react';
import { Header } from './header.tsx';
import { font, ink } from './paper.ts';
import { Lines, Paragraph } from './parts.tsx';

/** Whose letter it is. */
export interface Letterhead {
  productName: string;
  /** The organization's sign-off, or the platform's. */
  signOff: string;
}

export interface LetterProps {
  letterhead: Letterhead;
  /** How the reader is called. */
  to: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  /** Small print. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Every letter: header, greeting, what it is about, sign-off and small print. */
export function LetterLayout({ letterhead, to, preview, footer, children }: LetterProps): ReactElement {
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
            background: ink.paper,
            color: ink.text,
            borderRadius: 12,
            overflow: 'hidden',
          }}
        >
          <Header productName={letterhead.productName} />
          <div style={{ padding: '26px 24px 18px' }}>
            <Paragraph>Kia ora {to},</Paragraph>
            {children}
            <SignOff text={letterhead.signOff} />
          </div>
          {footer && (
            <div
              style={{
                padding: '16px 24px',
                borderTop: `1px solid ${ink.line}`,
                fontSize: 14,
                color: ink.quiet,
              }}
            >
              {footer}
            </div>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** One line is a name and gets its greeting; several lines are a sign-off as somebody wrote it. */
function SignOff({ text }: { text: string }): ReactElement {
  const written = text.trim();
  return (
    <Paragraph style={{ marginTop: 24 }}>
      <Lines text={written.includes('\n') ? written : `Ngā mihi,\n${written}`} />
    </Paragraph>
  );
}
