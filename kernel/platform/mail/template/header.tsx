import type { ReactElement } from 'react';
import { palette } from './theme.ts';

/** Whom a mail is from. */
export interface SenderNames {
  /** Null in a mail to a super administrator. */
  organizationName: string | null;
  productName: string;
}

/** The header of a mail, the organization's name first: the checkered strip and the logo, made of table cells since mail clients draw no SVG. */
export function MailHeader({ organizationName, productName }: SenderNames): ReactElement {
  return (
    <>
      <CheckerStrip />
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ background: palette.header }}
      >
        <tbody>
          <tr>
            <td width={26} style={{ padding: '16px 0 16px 24px' }}>
              <Logo />
            </td>
            <td
              style={{
                padding: '16px 24px 16px 10px',
                color: palette.headerText,
                fontSize: 18,
                fontWeight: 650,
              }}
            >
              {organizationName ?? productName}
              {organizationName !== null && (
                <div style={{ fontSize: 14, fontWeight: 400, lineHeight: 1.3 }}>{productName}</div>
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

const columns = Array.from({ length: 50 }, (_, column) => column);

/** Three rows of cells of 12 by 8 pixels, which become squares on a narrow screen. */
function CheckerStrip(): ReactElement {
  return (
    <table
      role="presentation"
      data-skip-in-text="true"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ tableLayout: 'fixed', fontSize: 0, lineHeight: 0 }}
    >
      <tbody>
        {[0, 1, 2].map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td
                key={column}
                height={8}
                style={{ background: (row + column) % 2 === 0 ? palette.amber : palette.night }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An open book with a beam of light from its spine, drawn with slanted borders. */
function Logo(): ReactElement {
  const background = `10px solid ${palette.header}`;
  return (
    <div data-skip-in-text="true" style={{ fontSize: 0, lineHeight: 0 }}>
      <div
        style={{
          width: 0,
          margin: '0 auto',
          borderTop: `9px solid ${palette.beam}`,
          borderLeft: background,
          borderRight: background,
        }}
      />
      <table role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td style={{ paddingRight: 2 }}>
              <Leaf color={palette.amber} outer="borderLeft" />
            </td>
            <td>
              <Leaf color={palette.amberDeep} outer="borderRight" />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** One page of the book; its edges slope down to the spine. */
function Leaf({ color, outer }: { color: string; outer: 'borderLeft' | 'borderRight' }): ReactElement {
  const slant = (above: string, below: string) => ({
    width: 0,
    borderTop: `3px solid ${above}`,
    [outer]: `12px solid ${below}`,
  });
  return (
    <>
      <div style={slant(palette.header, color)} />
      <div style={{ width: 12, height: 8, background: color }} />
      <div style={slant(color, palette.header)} />
    </>
  );
}
