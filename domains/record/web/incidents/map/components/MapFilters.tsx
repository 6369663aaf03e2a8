import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWideScreen } from '#lib/browser/screen.ts';
import { actionTexts } from '#texts/shared.ts';
import { IncidentFilterBar } from '../../IncidentFilterBar.tsx';
import type { IncidentSearch } from '../../incident-filter.ts';
import type { Brush } from '../brush.ts';
import { narrowings } from '../caption.ts';
import type { Points } from '../points.ts';
import classes from './MapFilters.module.css';
import { TimeBrush } from './TimeBrush.tsx';

interface MapFiltersProps {
  filter: IncidentSearch;
  onChange: (changes: IncidentSearch) => void;
  points: Points;
  brush: Brush;
  onMove: (brush: Brush) => void;
  onBrush: (brush: Brush) => void;
}

/**
 * The filter that the list of incidents has too, and the time of day. A phone shows them when asked, as the map needs its room, and
 * until then says what narrows the map.
 */
export function MapFilters({ filter, onChange, points, brush, onMove, onBrush }: MapFiltersProps) {
  const wide = useWideScreen();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const narrowed = narrowings(filter, brush).join(' · ');
  return (
    <div className={classes.filters} data-screen-only>
      {!wide && (
        <Button
          variant="default"
          leftSection={<IconFilter />}
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          onClick={() => setOpened(!opened)}
        >
          {actionTexts.filter}
        </Button>
      )}
      {!wide && !opened && narrowed && <p className={classes.narrowed}>{narrowed}</p>}
      {(wide || opened) && (
        <div id={id} className={classes.filters}>
          <IncidentFilterBar filter={filter} onChange={onChange} />
          <TimeBrush points={points} brush={brush} onMove={onMove} onChange={onBrush} />
        </div>
      )}
    </div>
  );
}
