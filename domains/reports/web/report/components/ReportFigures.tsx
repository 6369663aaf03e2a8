import { Link } from '@tanstack/react-router';
import { daysOf } from '#lib/time/months.ts';
import { type MonthlyReport, monthFigures } from '#reports/contract';
import { reportTexts } from '#reports/web/texts.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './Report.module.css';

/** The month in figures. Each leads to the past patrols that it counts. */
export function ReportFigures({ month, report }: { month: string; report: MonthlyReport }) {
  return (
    <SectionCard>
      <dl className={classes.figures}>
        {monthFigures.map(({ label, of, text }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              <Link to="/patrols/past" search={{ kind: of, ...daysOf(month) }} className={classes.link}>
                {text(report)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{reportTexts.hoursMeaning}</p>
    </SectionCard>
  );
}
