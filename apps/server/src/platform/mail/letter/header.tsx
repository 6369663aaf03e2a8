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

/** An open book whose spine throws a beam: the beam in steps, then the two pages. */
function Logo(): ReactElement {
  return (
    <div data-skip-in-text="true" style={{ fontSize: 0, lineHeight: 0 }}>
      {[16, 10, 4].map((width) => (
        <Block key={width} cells={[{ width, color: ink.beam }]} height={3} />
      ))}
      <Block cells={[{ width: 2, color: ink.header }]} height={3} />
      <Block
        height={11}
        cells={[
          { width: 12, color: ink.amber },
          { width: 2, color: ink.header },
          { width: 12, color: ink.amberDeep },
        ]}
      />
    </div>
  );
}

function Block({
  cells,
  height,
}: {
  cells: { width: number; color: string }[];
  height: number;
}): ReactElement {
  return (
    <table role="presentation" align="center" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {cells.map(({ width, color }) => (
            <td key={color} width={width} height={height} style={{ background: color }} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}
