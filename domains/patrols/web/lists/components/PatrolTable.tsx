import { Fragment, type ReactNode } from 'react';
import { formatMonth, toLocal } from '#contract';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { ListSort } from '#lib/navigation/list-sort.ts';
import { monthOf } from '#lib/time/months.ts';
import type { PatrolListItem } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import classes from './PatrolTable.module.css';
import { When } from './When.tsx';
import { StackedWho, Who } from './Who.tsx';

type BoxOf = (patrol: PatrolListItem) => ReactNode;

interface PatrolTableProps {
  items: readonly PatrolListItem[];
  sort: ListSort;
  /** Whether the Who column is shown; a phone's rows always name the people. */
  showWho: boolean;
  /** Whether each month has a heading. */
  months: boolean;
  /** Returns the box that chooses a row; undefined while none can be chosen. */
  boxOf: BoxOf | undefined;
}

/** A page of patrols: a table with a rule after the first column, or rows on a phone. */
export function PatrolTable({ items, ...columns }: PatrolTableProps) {
  return useWideScreen() ? (
    <Table items={items} {...columns} />
  ) : (
    <Rows items={items} months={columns.months} boxOf={columns.boxOf} />
  );
}

function Table({ items, sort, showWho, months, boxOf }: PatrolTableProps) {
  const zone = useZone();
  const head = showWho ? [fieldTexts.when, fieldTexts.who] : [fieldTexts.when];
  return (
    <DataTable head={head} sort={{ by: sort, fields: { [fieldTexts.when]: 'when' } }} margin={showWho}>
      {byMonth(items, zone).map(({ month, patrols }) => (
        <Fragment key={month}>
          {months && (
            <tr className={classes.month}>
              <th scope="rowgroup" colSpan={head.length}>
                {formatMonth(month)}
              </th>
            </tr>
          )}
          {patrols.map((patrol) => (
            <tr key={patrol._id}>
              <td className={classes.when}>
                <Selectable box={boxOf?.(patrol)}>
                  <When patrol={patrol} />
                </Selectable>
              </td>
              {showWho && (
                <td>
                  <Who patrol={patrol} />
                </td>
              )}
            </tr>
          ))}
        </Fragment>
      ))}
    </DataTable>
  );
}

function Rows({ items, months, boxOf }: Pick<PatrolTableProps, 'items' | 'months' | 'boxOf'>) {
  const zone = useZone();
  return byMonth(items, zone).map(({ month, patrols }) => (
    <Fragment key={month}>
      {months && <h2 className={classes.month}>{formatMonth(month)}</h2>}
      <RowList>
        {patrols.map((patrol) => (
          <Row key={patrol._id}>
            <Selectable box={boxOf?.(patrol)}>
              <When patrol={patrol}>
                <StackedWho patrol={patrol} />
              </When>
            </Selectable>
          </Row>
        ))}
      </RowList>
    </Fragment>
  ));
}

interface SelectableProps {
  /** Chooses the row, if it can be chosen. */
  box: ReactNode;
  /** What the row says first. */
  children: ReactNode;
}

/** A row with its box before it. */
function Selectable({ box, children }: SelectableProps) {
  if (!box) return children;
  return (
    <div className={classes.selectable}>
      {box}
      {children}
    </div>
  );
}

/** Returns the patrols by month of the zone, in their order: those of a month follow each other. */
function byMonth(items: readonly PatrolListItem[], zone: string) {
  const groups = new Map<string, PatrolListItem[]>();
  for (const patrol of items) {
    const month = monthOf(toLocal(patrol.when, zone).date);
    groups.set(month, [...(groups.get(month) ?? []), patrol]);
  }
  return [...groups].map(([month, patrols]) => ({ month, patrols }));
}
