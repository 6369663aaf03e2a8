import { useWideScreen } from '../../../lib/screen.ts';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { Row, RowList } from '../../../ui/RowList.tsx';
import { type Entry, lastsDays } from '../timeline.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryTime } from './EntryTime.tsx';
import classes from './RecordTable.module.css';

interface RecordTableProps {
  entries: readonly Entry[];
}

/** What the table and the rows both need. */
type ListProps = RecordTableProps & { weekday: boolean };

/** The whole record in order, with what passed with the ECC: a table, on a phone rows. */
export function RecordTable({ entries }: RecordTableProps) {
  const List = useWideScreen() ? Table : Rows;
  return <List entries={entries} weekday={lastsDays(entries)} />;
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
