import { VisuallyHidden } from '@mantine/core';
import type { SummaryRow, SummaryStatus } from './summary.ts';

interface CountTableProps {
  caption: string;
  rows: readonly SummaryRow[];
  statuses: readonly SummaryStatus[];
}

/** A chart's counts as a table for screen readers. Rows without any count are left out. */
export function CountTable({ caption, rows, statuses }: CountTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {statuses.map(({ status, label }) => (
              <th key={status} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ counts }) => Object.keys(counts).length > 0)
            .map(({ name, counts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {statuses.map(({ status }) => (
                  <td key={status}>{counts[status] ?? 0}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
