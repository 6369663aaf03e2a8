import { useWideScreen } from '#lib/browser/screen.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { Filled } from '#texts/Filled.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { PlaceText } from '../places/PlaceText.tsx';
import { patrolTimelineTexts } from '../texts.ts';
import { EntryChips } from '../timeline/EntryChips.tsx';
import { EntryTime } from '../timeline/EntryTime.tsx';
import { type Entry, isWaiting, spansDays } from '../timeline/timeline.ts';
import classes from './RecordTable.module.css';

interface RecordTableProps {
  entries: readonly Entry[];
  /** The ids of entries that wait on this device. */
  waiting: ReadonlySet<string>;
}

/** The props that the table and the rows share. */
type ListProps = RecordTableProps & { weekday: boolean };

/** The whole record in order, including the messages to and from the ECC: a table, or rows on a phone. */
export function RecordTable({ entries, waiting }: RecordTableProps) {
  const List = useWideScreen() ? Table : Rows;
  return <List entries={entries} waiting={waiting} weekday={spansDays(entries)} />;
}

function Table({ entries, waiting, weekday }: ListProps) {
  return (
    <div className={classes.table}>
      <DataTable head={[fieldTexts.when, fieldTexts.what, fieldTexts.where, fieldTexts.details]} margin>
        {entries.map((entry) => (
          <tr key={entry.key}>
            <td className={classes.when}>
              <EntryTime when={entry.when} weekday={weekday} />
            </td>
            <td className={classes.what}>
              {entry.what} <EntryChips entry={entry} waiting={isWaiting(entry, waiting)} />
            </td>
            <td>
              <PlaceText location={entry.where} />
            </td>
            <td>
              <EntryDetails className={classes.details} entry={entry} />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function Rows({ entries, waiting, weekday }: ListProps) {
  return (
    <RowList>
      {entries.map((entry) => (
        <Row key={entry.key}>
          <span className={classes.when}>
            <EntryTime when={entry.when} weekday={weekday} />
          </span>
          <div className={classes.row}>
            <b>{entry.what}</b> <EntryChips entry={entry} waiting={isWaiting(entry, waiting)} />
            {entry.where && (
              <p className={classes.where}>
                <PlaceText location={entry.where} />
              </p>
            )}
            <EntryDetails className={classes.details} entry={entry} />
          </div>
        </Row>
      ))}
    </RowList>
  );
}

interface EntryDetailsProps {
  entry: Entry;
  /** A style that keeps line breaks. */
  className: string | undefined;
}

/** The details of an entry, line by line, and who recorded it, if known. */
function EntryDetails({ entry: { details, by }, className }: EntryDetailsProps) {
  const lookup = useDirectory();
  return (
    <>
      {details.length > 0 && <p className={className}>{details.join('\n')}</p>}
      {by && (
        <p className={className}>
          <Filled
            text={patrolTimelineTexts[by.text]}
            values={{ name: <PersonLookup lookup={lookup(by.personId)} /> }}
          />
        </p>
      )}
    </>
  );
}
