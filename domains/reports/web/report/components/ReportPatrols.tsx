import { formatDayMonth, formatTime, formatWeekday } from '#contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { useZone } from '#people/web/profile.tsx';
import { type MonthlyReport, patrolFigures, type ReportPatrol } from '#reports/contract';
import { reportTexts } from '#reports/web/texts.ts';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './Report.module.css';

/** The month's patrols and events. A phone stacks the cells by CSS alone, as the printed roster does. */
export function ReportPatrols({ patrols }: Pick<MonthlyReport, 'patrols'>) {
  if (patrols.length === 0) return null;
  const head = [fieldTexts.when, reportTexts.patrol, ...patrolFigures.map(({ heading }) => heading)];
  return (
    <SectionCard title={reportTexts.patrols} count={patrols.length}>
      <div className={classes.stacked}>
        <DataTable head={head}>
          {patrols.map((patrol) => (
            <PatrolRow key={patrol._id} patrol={patrol} />
          ))}
        </DataTable>
      </div>
    </SectionCard>
  );
}

function PatrolRow({ patrol }: { patrol: ReportPatrol }) {
  const zone = useZone();
  const { when, cancelled } = patrol;
  return (
    <tr>
      <td>
        {formatWeekday(when, zone)} {formatDayMonth(when, zone)}, {formatTime(when, zone)}
      </td>
      <td>
        <RowLink to="/patrol/$id" params={{ id: patrol._id }}>
          {titleOf(patrol)}
        </RowLink>{' '}
        {cancelled && <StatusChip status="cancelled" />}
      </td>
      {patrolFigures.map(({ heading, text }) => (
        <td key={heading} className={classes.number} data-label={heading}>
          {text(patrol)}
        </td>
      ))}
    </tr>
  );
}
