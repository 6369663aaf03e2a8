import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { PatrolListItem } from '#patrols/contract';
import { patrolListsTexts } from '#texts/patrols/lists.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import type { Narrowed } from '../queries.ts';
import { SelectBox } from './SelectBox.tsx';
import { useSelection } from './use-selection.ts';

const SelectionBar = lazyOverlay(() => import('./SelectionBar.tsx'), 'SelectionBar');

/** What a list shows so that its rows can be chosen. */
export interface Choosing {
  /** Returns the box before a row; undefined while rows cannot be chosen. */
  boxOf: ((patrol: PatrolListItem) => ReactNode) | undefined;
  /** On a phone, the button with which choosing begins and ends. */
  button: ReactNode;
  /** What can be done with the chosen rows. */
  bar: ReactNode;
}

export interface ChoosingRowsProps {
  /** The part that is listed. */
  part: Narrowed;
  /** The rows that are shown. */
  items: readonly PatrolListItem[];
  /** Renders the list. */
  children: (choosing: Choosing) => ReactNode;
}

/** A list of which admins choose rows: always beside a table, on a phone once they have pressed Select (product 7.18). */
export function ChoosingRows({ part, items, children }: ChoosingRowsProps) {
  const isAdmin = useRoles().includes('admin');
  const wide = useWideScreen();
  const [isOn, setOn] = useState(false);
  const rows = items.map(({ _id }) => _id);
  const selection = useSelection(JSON.stringify(part), rows);
  const isShown = isAdmin && (wide || isOn);
  const toggle = () => {
    selection.clear();
    setOn(!isOn);
  };
  return children({
    boxOf: isShown ? (patrol) => <SelectBox patrol={patrol} selection={selection} /> : undefined,
    button: isAdmin && !wide && (
      <Button variant="default" leftSection={<IconListCheck />} aria-pressed={isOn} onClick={toggle}>
        {isOn ? patrolListsTexts.done : patrolListsTexts.select}
      </Button>
    ),
    bar: (
      <SelectionBar
        opened={isShown && selection.ids.size > 0}
        selection={selection}
        part={part}
        onClose={selection.clear}
      />
    ),
  });
}
