import { formatName } from '#contract';
import { download } from '#lib/api/download.ts';
import { daysOf, yearAndMonthOf } from '#lib/time/months.ts';
import { type MonthlyReport, reportRoutes, volunteerFigures } from '#reports/contract';
import { reportTexts } from '#reports/web/texts.ts';
import { CsvButton } from '#ui/controls/CsvButton.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './Report.module.css';

interface ReportVolunteersProps {
  month: string;
  volunteers: MonthlyReport['volunteers'];
}

/** What each volunteer gave, who leads to their past patrols of the month. A phone stacks the cells. */
export function ReportVolunteers({ month, volunteers }: ReportVolunteersProps) {
  if (volunteers.length === 0) return null;
  const head = [reportTexts.volunteer, ...volunteerFigures.map(({ heading }) => heading)];
  const save = () => download(reportRoutes.downloadVolunteers, { params: yearAndMonthOf(month) });
  return (
    <SectionCard
      title={reportTexts.volunteers}
      count={volunteers.length}
      action={<CsvButton what={reportTexts.theVolunteers} name={reportTexts.volunteersCsv} save={save} />}
    >
      <div className={classes.stacked}>
        <DataTable head={head}>
          {volunteers.map((volunteer) => (
            <tr key={volunteer._id}>
              <td>
                <RowLink to="/patrols/past" search={{ person: volunteer._id, ...daysOf(month) }}>
                  {formatName(volunteer)}
                </RowLink>
              </td>
              {volunteerFigures.map(({ heading, text }) => (
                <td key={heading} className={classes.number} data-label={heading}>
                  {text(volunteer)}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
      <p className={classes.note}>{reportTexts.distanceMeaning}</p>
    </SectionCard>
  );
}
