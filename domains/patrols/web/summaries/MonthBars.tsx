import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import classes from './MonthBars.module.css';
import type { MonthSummaryRow, SummaryStatus } from './summary.ts';

interface MonthBarsProps {
  rows: readonly MonthSummaryRow[];
  statuses: readonly SummaryStatus[];
}

/** The key of a status's series for the current month alone. */
const currentMonthKey = (status: string) => `${status}-now`;

/** The chart itself, in its own file because only it needs the charting library. */
export function MonthBars({ rows, statuses }: MonthBarsProps) {
  const names = new Map(rows.map(({ month, name }) => [month, name]));
  return (
    <BarChart
      h="100%"
      classNames={{ tooltip: classes.tooltip, tooltipLabel: classes.label, tooltipBody: classes.body }}
      type="stacked"
      data={rows.map((row) => dataOf(row, statuses, row === rows.at(-1)))}
      dataKey="month"
      series={statuses.flatMap(seriesOf)}
      accessibilityLayer={false}
      textColor="var(--text-3)"
      gridColor="var(--line)"
      strokeDasharray="0"
      cursorFill="var(--ink-700)"
      tickLine="x"
      barChartProps={{ barCategoryGap: '10%', margin: { top: 4, right: 0, bottom: 0, left: 0 } }}
      barProps={{ radius: 2, stroke: 'var(--ink-850)', strokeOpacity: 1, strokeWidth: 1 }}
      xAxisProps={{
        ticks: rows.filter(({ month }) => month.endsWith('-01')).map(({ month }) => month),
        tickFormatter: (month: string) => month.slice(0, 4),
        interval: 0,
        axisLine: { stroke: 'var(--line-strong)' },
        tickLine: { stroke: 'var(--line-strong)' },
      }}
      yAxisProps={{ width: 28, allowDecimals: false, tickCount: 5, tickFormatter: (count) => count || '' }}
      tooltipProps={{ labelFormatter: (month) => names.get(String(month)) }}
    />
  );
}

/** Returns one series, or two for a status with `colorNow`: one of the earlier months, one of the current month. */
function seriesOf({ status, label, color, colorNow }: SummaryStatus) {
  const before = { name: status, label, color };
  return colorNow ? [before, { name: currentMonthKey(status), label, color: colorNow }] : [before];
}

function dataOf({ month, counts }: MonthSummaryRow, statuses: readonly SummaryStatus[], isCurrent: boolean) {
  const bars = statuses.map(({ status, colorNow }) => [
    isCurrent && colorNow ? currentMonthKey(status) : status,
    counts[status],
  ]);
  return { month, ...Object.fromEntries(bars) };
}
