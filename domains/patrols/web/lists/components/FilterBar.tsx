import { Button, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { daysOf } from '#lib/time/months.ts';
import { periodText } from '#lib/time/period.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { actionTexts } from '#texts/shared.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { MonthSteps } from '#ui/controls/MonthSteps.tsx';
import { noPatrolFilter, type PatrolFilter, wholeMonth } from '../patrol-filter.ts';
import { patrolFilterTexts } from '../texts.ts';
import classes from './FilterBar.module.css';

interface FilterBarProps {
  filter: PatrolFilter;
  onChange: (changes: PatrolFilter) => void;
  /** Removes parts, and moves the focus from the button that goes with them. */
  onRemove: (changes: PatrolFilter) => void;
  /** Called when a change is pointed at, to prefetch what it would show. */
  onIntent: (changes: PatrolFilter) => void;
}

/** What a list is narrowed to: each part with a button that removes it, and a month between its neighbours. */
export function FilterBar({ filter, onChange, onRemove, onIntent }: FilterBarProps) {
  const lookup = useDirectory();
  const { person, kind } = filter;
  const month = wholeMonth(filter);
  const period = periodText(filter);
  const anytime = { from: undefined, to: undefined };
  const parts = [person, kind, period].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <fieldset className={classes.bar} aria-label={patrolFilterTexts.filteredBy}>
      {person && (
        <Part onRemove={() => onRemove({ person: undefined })}>
          <PersonLookup lookup={lookup(person)} />
        </Part>
      )}
      {kind && <Part onRemove={() => onRemove({ kind: undefined })}>{patrolFilterTexts.kind(kind)}</Part>}
      {month && (
        <span className={classes.month}>
          <MonthSteps
            month={month}
            onMonth={(to) => onChange(daysOf(to))}
            onIntent={(to) => onIntent(daysOf(to))}
          />
          <IconButton hint={patrolFilterTexts.allMonths} onClick={() => onRemove(anytime)}>
            <IconX />
          </IconButton>
        </span>
      )}
      {period && !month && <Part onRemove={() => onRemove(anytime)}>{period}</Part>}
      {parts.length > 1 && (
        <Button variant="transparent" onClick={() => onRemove(noPatrolFilter)}>
          {actionTexts.clearFilter}
        </Button>
      )}
    </fieldset>
  );
}

interface PartProps {
  onRemove: () => void;
  children: ReactNode;
}

function Part({ onRemove, children }: PartProps) {
  return (
    <Button className={classes.part} variant="default" rightSection={<IconX />} onClick={onRemove}>
      {children} <VisuallyHidden>{patrolFilterTexts.removesPart}</VisuallyHidden>
    </Button>
  );
}
