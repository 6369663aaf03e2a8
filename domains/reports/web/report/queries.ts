import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { yearAndMonthOf } from '#lib/time/months.ts';
import { reportRoutes } from '#reports/contract';

/** A month's report. The month before it stays while it loads. */
export const reportQuery = (month: string) =>
  queryOptions({
    queryKey: ['patrols', 'report', month],
    queryFn: ({ signal }) => call(reportRoutes.getReport, { params: yearAndMonthOf(month), signal }),
    placeholderData: keepPreviousData,
  });
