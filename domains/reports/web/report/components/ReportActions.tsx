import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { download } from '#lib/api/download.ts';
import { yearAndMonthOf } from '#lib/time/months.ts';
import { reportRoutes } from '#reports/contract';
import { reportTexts } from '#reports/web/texts.ts';
import { actionTexts } from '#texts/shared.ts';
import { CsvButton } from '#ui/controls/CsvButton.tsx';
import { MonthSteps } from '#ui/controls/MonthSteps.tsx';
import classes from './ReportActions.module.css';

interface ReportActionsProps {
  month: string;
  /** The month has loaded. */
  ready: boolean;
  onMonth: (month: string) => void;
  /** Called when a button is hovered or focused, to prefetch its month. */
  onIntent: (month: string) => void;
}

/** Steps to the months beside it, and the report as a file and on paper. */
export function ReportActions({ month, ready, onMonth, onIntent }: ReportActionsProps) {
  const save = () => download(reportRoutes.downloadReport, { params: yearAndMonthOf(month) });
  return (
    <div className={classes.head} data-screen-only>
      <MonthSteps month={month} onMonth={onMonth} onIntent={onIntent} />
      <div className={classes.buttons}>
        <CsvButton what={reportTexts.theReport} save={save} />
        <Button leftSection={<IconPrinter />} disabled={!ready} onClick={() => window.print()}>
          {actionTexts.print}
        </Button>
      </div>
    </div>
  );
}
