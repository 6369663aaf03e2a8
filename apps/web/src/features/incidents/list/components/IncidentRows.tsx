import { type IncidentListItem, placeText } from '@patrolbook/contract';
import { titleOf } from '../../../../domain/patrols/patrol-title.ts';
import { IncidentIcon } from '../../../../domain/patrols/rows/IncidentIcon.tsx';
import { PatrolLink } from '../../../../domain/patrols/rows/PatrolLink.tsx';
import { useWideScreen } from '../../../../lib/browser/screen.ts';
import { DataTable } from '../../../../ui/layout/DataTable.tsx';
import { Row, RowList } from '../../../../ui/layout/RowList.tsx';
import classes from './IncidentRows.module.css';
import { IncidentTime } from './IncidentTime.tsx';

interface IncidentRowsProps {
  incidents: readonly IncidentListItem[];
}

/** When, what, where and details in a table with the ledger margin, or rows on a phone. Each leads to its patrol. */
export function IncidentRows({ incidents }: IncidentRowsProps) {
  return useWideScreen() ? <Table incidents={incidents} /> : <Rows incidents={incidents} />;
}

function Table({ incidents }: IncidentRowsProps) {
  return (
    <div className={classes.table}>
      <DataTable head={['When', 'Kind', 'Where', 'Details', 'Patrol']} margin>
        {incidents.map(({ _id, when, what, location, whatDetails, patrol }) => (
          <tr key={_id}>
            <td className={classes.when}>
              <IncidentTime when={when} />
            </td>
            <td>
              <span className={classes.kind}>
                <IncidentIcon what={what} />
                {what}
              </span>
            </td>
            <td>{placeText(location)}</td>
            <td className={classes.details}>{whatDetails}</td>
            <td>
              <PatrolLink className={classes.patrol} id={patrol._id}>
                {titleOf(patrol)}
              </PatrolLink>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function Rows({ incidents }: IncidentRowsProps) {
  return (
    <RowList>
      {incidents.map(({ _id, when, what, location, whatDetails, patrol }) => (
        <Row key={_id}>
          <span className={classes.icon}>
            <IncidentIcon what={what} />
          </span>
          <PatrolLink className={classes.row} id={patrol._id}>
            <b>{what}</b>
            {whatDetails && <span className={classes.details}>{whatDetails}</span>}
            <span className={classes.where}>
              <IncidentTime when={when} />
              {location && ` · ${placeText(location)}`}
            </span>
          </PatrolLink>
        </Row>
      ))}
    </RowList>
  );
}
