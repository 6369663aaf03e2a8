import type { KeyboardEvent } from 'react';
import { formatDateTime } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { useZone } from '#people/web/profile.tsx';
import classes from './Selection.module.css';
import type { Selection } from './use-selection.ts';

interface SelectBoxProps {
  patrol: Pick<PatrolListItem, '_id' | 'name' | 'type' | 'when'>;
  selection: Selection;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Chooses a row. With Shift, by click or space bar, it chooses all from the last one on; arrow keys lead to the next box, and with Shift choose it. */
export function SelectBox({ patrol, selection }: SelectBoxProps) {
  const zone = useZone();
  const { _id: id, when } = patrol;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    const next = step && selection.rows[selection.rows.indexOf(id) + step];
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey) selection.extend(next);
    document.getElementById(boxId(next))?.focus();
  };
  return (
    <label className={classes.box} data-screen-only>
      <input
        type="checkbox"
        id={boxId(id)}
        aria-label={patrolListsTexts.selectOne({ patrol: titleOf(patrol), when: formatDateTime(when, zone) })}
        checked={selection.ids.has(id)}
        onChange={({ nativeEvent }) => {
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

function boxId(id: string): string {
  return `select-${id}`;
}

/** Moves the focus to the box of a row that is shown. */
export function focusBox(id: string | undefined): void {
  if (id) document.getElementById(boxId(id))?.focus();
}
