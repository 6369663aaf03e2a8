import { formatHours } from '#contract';
import type { MonthlyReport } from '#reports/contract';
import { reportTexts } from '#reports/web/texts.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './ReportWeeks.module.css';
import { WeekBars } from './WeekBars.tsx';

interface ReportWeeksProps {
  month: string;
  weeks: MonthlyReport['weeks'];
}

/** The month's weeks to look at, beside the same days of the year before (product 20.8). */
export function ReportWeeks({ month, weeks }: ReportWeeksProps) {
  const year = Number(month.slice(0, 4));
  return (
    <SectionCard>
      <div className={classes.charts}>
        <WeekBars
          title={reportTexts.patrolHoursByWeek}
          weeks={weeks}
          year={year}
          value={({ patrolHours }) => patrolHours}
          text={formatHours}
        />
        <WeekBars
          title={reportTexts.incidentsByWeek}
          weeks={weeks}
          year={year}
          value={({ incidents }) => incidents}
          text={String}
        />
      </div>
    </SectionCard>
  );
}
