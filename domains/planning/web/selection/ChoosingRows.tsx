import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { ChoosingRowsProps } from '#patrols/web/lists/choosing.ts';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { SelectBox } from './SelectBox.tsx';
import { useSelection } from './use-selection.ts';

const SelectionBar = lazyOverlay(() => import('./SelectionBar.tsx'), 'SelectionBar');

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
