import { VisuallyHidden } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useZone } from '#people/web/profile.tsx';
import { dayOf } from '../days.ts';
import { cellAfter, type GridCell, isLetter } from '../grid-keys.ts';
import { countColumns, rowOf } from '../places.ts';
import { patrolMonthTexts } from '../texts.ts';
import classes from './MonthGrid.module.css';
import { MonthRow } from './MonthRow.tsx';
import { useDrag } from './use-drag.ts';
import type { MonthViewProps } from './view.ts';

/**
 * The month as an ARIA grid: a row for each patrol, a column for each place. It is one stop of the Tab key, and arrow keys lead
 * from cell to cell (product 14.37). The browser has the focus; the state only follows it, so that a key draws two rows.
 */
export function MonthGrid({ label, patrols, isOpen, editing }: MonthViewProps) {
  const zone = useZone();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ id: '', column: 0 });
  const canEdit = patrols.some(isOpen);
  const columns = countColumns(patrols) + (canEdit ? 1 : 0);
  const current = Math.max(
    patrols.findIndex(({ _id }) => _id === at.id),
    0,
  );
  const { moving } = editing;
  const placeIn = (cell: GridCell | undefined) => {
    const patrol = cell && patrols[cell.row];
    const place = patrol && rowOf(patrol, columns)[cell.column - 1];
    return place && isOpen(patrol) ? { patrol, place } : undefined;
  };
  const drag = useDrag(moving, (target) => placeIn(cellOf(target)));
  const act = (cell: GridCell, action: 'open' | 'empty', typed?: string) => {
    const at = placeIn(cell);
    if (!at) return false;
    const { patrol, place } = at;
    if (action === 'empty') editing.empty(patrol, place);
    else if (typed === undefined || place.kind !== 'taken') editing.open(patrol, place, typed);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    const to = cellAfter(event, cell, { row: patrols.length - 1, column: columns });
    const isHandled = to ? focusCell(table.current, to) : press(event, cell);
    if (isHandled) event.preventDefault();
  };
  const carry = (key: string, cell: GridCell) => {
    const at = placeIn(cell);
    if (!at) return false;
    if (key === 'x') return moving.pickUp(at.patrol, at.place);
    if (!moving.canPutDown(at.patrol, at.place)) return false;
    moving.putDown(at.patrol, at.place);
    return true;
  };
  const press = (event: KeyboardEvent, cell: GridCell) => {
    if (event.key === 'Escape') moving.letGo();
    if ((event.ctrlKey || event.metaKey) && ['x', 'v'].includes(event.key)) return carry(event.key, cell);
    const action = actions[event.key];
    if (action) return act(cell, action);
    return isLetter(event) && act(cell, 'open', event.key);
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell) act(cell, 'open');
  };
  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    const id = cell && patrols[cell.row]?._id;
    if (id) setAt({ id, column: cell.column });
  };
  return (
    <div className={classes.frame}>
      <VisuallyHidden role="status">{moving.held && patrolMonthTexts.pickedUp}</VisuallyHidden>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and its cells become those of a grid
        role="grid"
        className={classes.grid}
        aria-label={label}
        aria-readonly={!canEdit}
        data-rows={densityOf(patrols.length)}
        data-moving={moving.held ? true : undefined}
        {...drag}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={onFocus}
      >
        <thead>
          <tr>
            <th scope="col">{patrolMonthTexts.patrol}</th>
            {Array.from({ length: columns }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
              <th scope="col" key={column} data-screen-only={column + 1 > countColumns(patrols) || undefined}>
                {column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patrols.map((patrol, row) => (
            <MonthRow
              key={patrol._id}
              patrol={patrol}
              columns={columns}
              beginsDay={dayOf(patrol, zone) !== dayOf(patrols[row - 1], zone)}
              open={isOpen(patrol)}
              current={row === current ? Math.min(at.column, columns) : null}
              held={moving.held?.patrolId === patrol._id ? moving.held.personId : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What keys do with a place. */
const actions: Partial<Record<string, 'open' | 'empty'>> = {
  Enter: 'open',
  ' ': 'open',
  F2: 'open',
  Delete: 'empty',
  Backspace: 'empty',
};

/** Returns the cell of the body that an event is about. */
function cellOf(target: EventTarget): GridCell | undefined {
  const cell = target instanceof Element ? target.closest('td,th') : null;
  const row = cell?.closest('tbody > tr');
  if (!(cell instanceof HTMLTableCellElement && row instanceof HTMLTableRowElement)) return undefined;
  return { row: row.sectionRowIndex, column: cell.cellIndex };
}

/** Focuses a cell: its link, if it has one. Always true. */
function focusCell(table: HTMLTableElement | null, { row, column }: GridCell): true {
  const cell = table?.tBodies[0]?.rows[row]?.cells[column];
  const target = cell?.querySelector('a') ?? cell;
  target?.focus();
  return true;
}

/** How close the rows are on paper, where all of them stand on one page (product 14.41). */
function densityOf(rows: number): 'few' | 'usual' | 'many' | 'most' {
  if (rows <= 20) return 'few';
  if (rows <= 31) return 'usual';
  return rows <= 44 ? 'many' : 'most';
}
