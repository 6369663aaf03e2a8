import { formatHours, formatKilometres, type MonthlyReport } from '@patrolbook/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { daysOf } from '../../../lib/time/months.ts';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import classes from './Report.module.css';

/** The month in figures. Each leads to the past patrols that it counts. */
export function ReportFigures({ month, report }: { month: string; report: MonthlyReport }) {
  const past = (kind: 'patrol' | 'event' | 'cancelled', text: string | number) => (
    <Link to="/patrols/past" search={{ kind, ...daysOf(month) }} className={classes.link}>
      {text}
    </Link>
  );
  return (
    <SectionCard>
      <dl className={classes.figures}>
        <Figure label="Patrols run">{past('patrol', report.run)}</Figure>
        <Figure label="Patrol hours">{past('patrol', formatHours(report.patrolHours))}</Figure>
        <Figure label="Distance">{past('patrol', formatKilometres(report.kilometres))}</Figure>
        <Figure label="Cancelled">{past('cancelled', report.cancelled)}</Figure>
        <Figure label="Events">{past('event', report.events)}</Figure>
        <Figure label="Event hours">{past('event', formatHours(report.eventHours))}</Figure>
      </dl>
      <p className={classes.note}>Hours are those of everybody who took part, added up.</p>
    </SectionCard>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
