import { Button } from '@mantine/core';
import type { PatrolListItem } from '@patrolbook/contract';
import { IconListCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { useWideScreen } from '../../../../lib/browser/screen.ts';
import { lazyOverlay } from '../../../../ui/overlay/lazy-part.tsx';
import type { PatrolList } from '../patrol-filter.ts';
import type { Narrowed } from '../queries.ts';
import { type Selection, useSelection } from './use-selection.ts';

const SelectionBar = lazyOverlay(() => import('./SelectionBar.tsx'), 'SelectionBar');

interface Choosing {
  /** Undefined while rows cannot be chosen. */
  selection: Selection | undefined;
  /** On a phone, the button with which choosing begins and ends. */
  button: ReactNode;
  /** What can be done with the chosen rows. */
  bar: ReactNode;
}

/** Lets admins choose rows of the scheduled patrols: always beside a table, on a phone once they have pressed Select (product 7.18). */
export function useChoosing(list: PatrolList, part: Narrowed, items: readonly PatrolListItem[]): Choosing {
  const isAllowed = useRoles().includes('admin') && list === 'scheduled';
  const wide = useWideScreen();
  const [isOn, setOn] = useState(false);
  const rows = items.map(({ _id }) => _id);
  const selection = useSelection(JSON.stringify(part), rows);
  const isShown = isAllowed && (wide || isOn);
  const toggle = () => {
    selection.clear();
    setOn(!isOn);
  };
  return {
    selection: isShown ? selection : undefined,
    button: isAllowed && !wide && (
      <Button variant="default" leftSection={<IconListCheck />} aria-pressed={isOn} onClick={toggle}>
        {isOn ? 'Done' : 'Select'}
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
  };
}
