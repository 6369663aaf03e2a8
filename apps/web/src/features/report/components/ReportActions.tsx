import { Button } from '@mantine/core';
import { reportRoutes } from '@patrolbook/contract';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/api/download.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { MonthSteps } from '../../../ui/controls/MonthSteps.tsx';
import { toastError } from '../../../ui/feedback/toasts.tsx';
import { partsOf } from '../queries.ts';
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(reportRoutes.downloadReport, { params: partsOf(month) }),
    onError: (error) => toastError(`Unable to download the report: ${messageOf(error)}`),
  });
  return (
    <div className={classes.head} data-screen-only>
      <MonthSteps month={month} onMonth={onMonth} onIntent={onIntent} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload />}
          aria-busy={isPending}
          onClick={() => isPending || mutate()}
        >
          CSV
        </Button>
        <Button leftSection={<IconPrinter />} disabled={!ready} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
