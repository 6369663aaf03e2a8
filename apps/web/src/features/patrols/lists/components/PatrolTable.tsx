import { type PatrolListItem, toLocal } from '@patrolbook/contract';
import { Fragment, type ReactNode } from 'react';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { useWideScreen } from '../../../../lib/browser/screen.ts';
import type { ListSort } from '../../../../lib/navigation/list-sort.ts';
import { monthName, monthOf } from '../../../../lib/time/months.ts';
import { DataTable } from '../../../../ui/layout/DataTable.tsx';
import { Row, RowList } from '../../../../ui/layout/RowList.tsx';
import { SelectBox } from '../selection/SelectBox.tsx';
import type { Selection } from '../selection/use-selection.ts';
import classes from './PatrolTable.module.css';
import { When } from './When.tsx';
import { StackedWho, Who } from './Who.tsx';

interface PatrolTableProps {
  items: readonly PatrolListItem[];
  sort: ListSort;
  /** Whether the Who column is shown; a phone's rows always name the people. */
  showWho: boolean;
  /** Whether each month has a heading. */
  months: boolean;
  /** What chooses rows; undefined where they cannot be chosen. */
  selection?: Selection | undefined;
}

const fields = { When: 'when' };

/** A page of patrols: a table with a rule after the first column, or rows on a phone. */
export function PatrolTable({ items, ...columns }: PatrolTableProps) {
  return useWideScreen() ? (
    <Table items={items} {...columns} />
  ) : (
    <Rows items={items} months={columns.months} selection={columns.selection} />
  );
}

function Table({ items, sort, showWho, months, selection }: PatrolTableProps) {
  const zone = useZone();
  const head = showWho ? ['When', 'Who'] : ['When'];
  return (
    <DataTable head={head} sort={{ by: sort, fields }} margin={showWho}>
      {byMonth(items, zone).map(({ month, patrols }) => (
        <Fragment key={month}>
          {months && (
            <tr className={classes.month}>
              <th scope="rowgroup" colSpan={head.length}>
                {monthName(month)}
              </th>
            </tr>
          )}
          {patrols.map((patrol) => (
            <tr key={patrol._id}>
              <td className={classes.when}>
                <Selectable patrol={patrol} selection={selection}>
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

function Rows({ items, months, selection }: Pick<PatrolTableProps, 'items' | 'months' | 'selection'>) {
  const zone = useZone();
  return byMonth(items, zone).map(({ month, patrols }) => (
    <Fragment key={month}>
      {months && <h2 className={classes.month}>{monthName(month)}</h2>}
      <RowList>
        {patrols.map((patrol) => (
          <Row key={patrol._id}>
            <Selectable patrol={patrol} selection={selection}>
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
  patrol: PatrolListItem;
  selection: Selection | undefined;
  /** What the row says first. */
  children: ReactNode;
}

/** A row with a box before it, if it can be chosen. */
function Selectable({ patrol, selection, children }: SelectableProps) {
  if (!selection) return children;
  return (
    <div className={classes.selectable}>
      <SelectBox patrol={patrol} selection={selection} />
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
