import { formatDate, formatDayMonth, formatTime, formatWeekday } from '#contract';
import { useRoomyScreen } from '#lib/browser/screen.ts';
import type { ListSort } from '#lib/navigation/list-sort.ts';
import { isThisYear } from '#lib/time/day-text.ts';
import { detailsOf, type Incident, kindOf } from '#patrols/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { PatrolLink } from '#patrols/web/rows/PatrolLink.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { IncidentListItem } from '#record/contract';
import { PlaceText } from '#record/web/places/PlaceText.tsx';
import { incidentListTexts } from '#record/web/texts.ts';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { IncidentIcon } from '../../IncidentIcon.tsx';
import classes from './IncidentRows.module.css';

interface IncidentRowsProps {
  incidents: readonly IncidentListItem[];
  sort: ListSort;
}

/** When, what, where and details in a table with a rule after the first column, or in rows where that has no room. Each leads to its patrol. */
export function IncidentRows({ incidents, sort }: IncidentRowsProps) {
  return useRoomyScreen() ? <Table incidents={incidents} sort={sort} /> : <Rows incidents={incidents} />;
}

function Table({ incidents, sort }: IncidentRowsProps) {
  const { when, kind, where, details } = fieldTexts;
  const head = [when, kind, where, details, incidentListTexts.patrol];
  return (
    <div className={classes.table}>
      <DataTable head={head} sort={{ by: sort, fields: { [when]: 'when' } }} margin>
        {incidents.map((incident) => (
          <tr key={incident._id}>
            <td className={classes.when}>
              <IncidentTime incident={incident} />
            </td>
            <td>
              <span className={classes.kind}>
                <IncidentIcon what={kindOf(incident)} />
                {kindOf(incident)}
              </span>
            </td>
            <td>
              <PlaceText location={incident.location} />
            </td>
            <td className={classes.details}>{detailsOf(incident)}</td>
            <td>
              <PatrolLink className={classes.patrol} id={incident.patrol._id}>
                {titleOf(incident.patrol)}
              </PatrolLink>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function Rows({ incidents }: Pick<IncidentRowsProps, 'incidents'>) {
  return (
    <RowList>
      {incidents.map((incident) => (
        <Row key={incident._id}>
          <span className={classes.icon}>
            <IncidentIcon what={kindOf(incident)} />
          </span>
          <PatrolLink className={classes.row} id={incident.patrol._id}>
            <b>{kindOf(incident)}</b>
            {detailsOf(incident) && <span className={classes.details}>{detailsOf(incident)}</span>}
            <span className={classes.where}>
              <PlaceText location={incident.location} before={<IncidentTime incident={incident} />} />
            </span>
          </PatrolLink>
        </Row>
      ))}
    </RowList>
  );
}

interface IncidentTimeProps {
  incident: Pick<Incident, 'when' | 'timeUncertain'>;
}

/** `Sat 14 Nov 23:52`, or `14 Nov 2025 23:52` in another year; with a note if it is not certain. */
function IncidentTime({ incident: { when, timeUncertain } }: IncidentTimeProps) {
  const zone = useZone();
  const date = isThisYear(when, zone)
    ? `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`
    : formatDate(when, zone);
  return (
    <time dateTime={when}>
      {date} <b>{formatTime(when, zone)}</b>
      {timeUncertain && ` ${incidentListTexts.notCertain}`}
    </time>
  );
}
