import { useWideScreen } from '../../../lib/browser/screen.ts';
import { LedgerTable } from '../../../ui/layout/LedgerTable.tsx';
import { Row, RowList } from '../../../ui/layout/RowList.tsx';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryTime } from './EntryTime.tsx';
import classes from './RecordTable.module.css';
import { type Entry, spansDays } from './timeline.ts';

interface RecordTableProps {
  entries: readonly Entry[];
}

/** The props that the table and the rows share. */
type ListProps = RecordTableProps & { weekday: boolean };

/** The whole record in order, including the messages to and from the ECC: a table, or rows on a phone. */
export function RecordTable({ entries }: RecordTableProps) {
  const List = useWideScreen() ? Table : Rows;
  return <List entries={entries} weekday={spansDays(entries)} />;
}

function Table({ entries, weekday }: ListProps) {
  return (
    <div className={classes.table}>
      <LedgerTable head={['When', 'What', 'Where', 'Details']} margin>
        {entries.map((entry) => (
          <tr key={entry.key}>
            <td className={classes.when}>
              <EntryTime when={entry.when} weekday={weekday} />
            </td>
            <td className={classes.what}>{entry.what}</td>
            <td>{entry.where}</td>
            <td>
              <EntryDetails className={classes.details} entry={entry} />
            </td>
          </tr>
        ))}
      </LedgerTable>
    </div>
  );
}

function Rows({ entries, weekday }: ListProps) {
  return (
    <RowList>
      {entries.map((entry) => (
        <Row key={entry.key}>
          <span className={classes.when}>
            <EntryTime when={entry.when} weekday={weekday} />
          </span>
          <div className={classes.row}>
            <b>{entry.what}</b>
            {entry.where && <p className={classes.where}>{entry.where}</p>}
            <EntryDetails className={classes.details} entry={entry} />
          </div>
        </Row>
      ))}
    </RowList>
  );
}
