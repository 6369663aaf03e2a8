import { reportRoutes } from '@patrolbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The parts of a month (`YYYY-MM`) in the address of its report. */
export function partsOf(month: string) {
  const [year = '', number = ''] = month.split('-');
  return { year, month: number };
}

/** A month's report. The month before it stays while it loads. */
export const reportQuery = (month: string) =>
  queryOptions({
    queryKey: ['patrols', 'report', month],
    queryFn: ({ signal }) => call(reportRoutes.getReport, { params: partsOf(month), signal }),
    placeholderData: keepPreviousData,
  });
