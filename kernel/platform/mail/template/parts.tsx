import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { palette } from './theme.ts';

/** The components of mails. */

export function Paragraph({ style, children }: { style?: CSSProperties; children: ReactNode }): ReactElement {
  return (
    <Text style={{ margin: '0 0 12px', fontSize: 17, lineHeight: 1.55, color: palette.text, ...style }}>
      {children}
    </Text>
  );
}

/** Shows text with its line breaks: siblings, since React never finishes thousands of elements nested in each other. */
export function Lines({ text }: { text: string }): ReactElement {
  const [first, ...others] = text.split(/\r?\n/);
  const content: ReactNode[] = [first];
  for (const line of others) content.push(<br key={content.length} />, line);
  return <>{content}</>;
}

/** Begins a part of a mail that has several. */
export function PartTitle({ children }: { children: ReactNode }): ReactElement {
  return (
    <Heading as="h2" style={{ margin: '32px 0 0', fontSize: 20, fontWeight: 700, color: palette.text }}>
      {children}
    </Heading>
  );
}

/** A paragraph with a heading; nothing when the text is blank. */
export function Section({ title, text }: { title: string; text: string }): ReactElement | null {
  if (text.trim() === '') return null;
  return (
    <>
      <Heading as="h2" style={{ margin: '24px 0 4px', fontSize: 15, fontWeight: 620, color: palette.quiet }}>
        {title}
      </Heading>
      <Paragraph style={{ margin: 0 }}>
        <Lines text={text.trim()} />
      </Paragraph>
    </>
  );
}

/** Words of somebody else, set apart line by line, also in the text; what they hold is no link. */
export function Quote({ intro, text }: { intro: string; text: string }): ReactElement {
  return (
    <>
      <Paragraph style={{ margin: '16px 0 6px', fontWeight: 620 }}>{intro}</Paragraph>
      <blockquote style={{ margin: '0 0 16px', paddingLeft: 14, borderLeft: `4px solid ${palette.line}` }}>
        <Paragraph style={{ margin: 0 }}>
          <Lines text={text} />
        </Paragraph>
      </blockquote>
    </>
  );
}

/** The date and time a mail is about, set apart. */
export function WhenBlock({ when, detail }: { when: string; detail: string }): ReactElement {
  return (
    <div
      style={{
        margin: '20px 0 16px',
        padding: '16px 18px',
        background: palette.panel,
        borderLeft: `4px solid ${palette.amber}`,
        borderRadius: 4,
      }}
    >
      <div style={{ fontSize: 20, fontWeight: 700 }}>{when}</div>
      <div style={{ color: palette.quiet }}>{detail}</div>
    </div>
  );
}

export interface Fact {
  label: string;
  /** Possibly of several lines. */
  value: string;
}

/** A table of labelled facts. */
export function FactTable({ facts }: { facts: readonly Fact[] }): ReactElement {
  const cell: CSSProperties = { padding: '5px 0', verticalAlign: 'top', textAlign: 'left', fontSize: 17 };
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '16px 0', lineHeight: 1.4 }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label} data-fact={value.includes('\n') ? 'lines' : 'line'}>
            <th
              scope="row"
              style={{
                ...cell,
                width: '38%',
                paddingRight: 12,
                fontWeight: 400,
                color: palette.quiet,
                overflowWrap: 'normal',
              }}
            >
              {label}:{' '}
            </th>
            <td style={{ ...cell, color: palette.text, fontWeight: 600, wordBreak: 'break-word' }}>
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface LinkButtonProps {
  href: string;
  label: string;
  /** Outlined instead of amber, the colour of the next thing to do. */
  quiet?: boolean;
}

/** Large links side by side. */
export function LinkButtons({ buttons }: { buttons: LinkButtonProps[] }): ReactElement {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ tableLayout: 'fixed', margin: '16px 0' }}
    >
      <tbody>
        <tr>
          {buttons.map((button, index) => (
            <td
              key={button.label}
              style={{ paddingLeft: index > 0 ? 5 : 0, paddingRight: index < buttons.length - 1 ? 5 : 0 }}
            >
              <LinkButton {...button} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function LinkButton({ href, label, quiet = false }: LinkButtonProps): ReactElement {
  const colors: CSSProperties = quiet
    ? { border: `1px solid ${palette.quiet}`, color: palette.text }
    : { border: `1px solid ${palette.amber}`, color: palette.onAmber, backgroundColor: palette.amber };
  return (
    <Button
      href={href}
      style={{
        display: 'block',
        padding: '15px 8px',
        borderRadius: 8,
        textAlign: 'center',
        fontSize: 17,
        lineHeight: '20px',
        fontWeight: 650,
        ...colors,
      }}
    >
      {label}
    </Button>
  );
}
