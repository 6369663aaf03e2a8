import type { ReactElement } from 'react';
import { ink } from './paper.ts';

/** The top of a letter: the checkered strip and the logo, of table cells since mail clients draw no SVG. */
export function Header({ productName }: { productName: string }): ReactElement {
  return (
    <>
      <CheckerStrip />
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ background: ink.header }}
      >
        <tbody>
          <tr>
            <td width={26} style={{ padding: '16px 0 16px 24px' }}>
              <Logo />
            </td>
            <td
              style={{ padding: '16px 24px 16px 10px', color: ink.headerText, fontSize: 18, fontWeight: 650 }}
            >
              {productName}
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

const columns = Array.from({ length: 50 }, (_, column) => column);

/** Three rows of cells 12 by 8; on a narrow screen they become squares. */
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
                style={{ background: (row + column) % 2 === 0 ? ink.amber : ink.night }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An open book whose spine throws a beam, of borders that meet on the slant. */
function Logo(): ReactElement {
  const background = `10px solid ${ink.header}`;
  return (
    <div data-skip-in-text="true" style={{ fontSize: 0, lineHeight: 0 }}>
      <div
        style={{
          width: 0,
          margin: '0 auto',
          borderTop: `9px solid ${ink.beam}`,
          borderLeft: background,
          borderRight: background,
        }}
      />
      <table role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td style={{ paddingRight: 2 }}>
              <Leaf color={ink.amber} outer="borderLeft" />
            </td>
            <td>
              <Leaf color={ink.amberDeep} outer="borderRight" />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** One page of the book; its edges fall towards the spine. */
function Leaf({ color, outer }: { color: string; outer: 'borderLeft' | 'borderRight' }): ReactElement {
  const slant = (above: string, below: string) => ({
    width: 0,
    borderTop: `3px solid ${above}`,
    [outer]: `12px solid ${below}`,
  });
  return (
    <>
      <div style={slant(ink.header, color)} />
      <div style={{ width: 12, height: 8, background: color }} />
      <div style={slant(color, ink.header)} />
    </>
  );
}
