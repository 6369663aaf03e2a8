import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import { canCancel, canFinalize, openPlaces, type PatrolListItem } from '#patrols/contract';
import type { Narrowed } from '#patrols/web/lists/queries.ts';
import { canOfferPlaces } from '#planning/contract';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { FinalizeTogether } from '../together/FinalizeTogether.tsx';
import { CancelTogether } from './CancelTogether.tsx';
import { OfferTogether } from './OfferTogether.tsx';
import { matchingQuery } from './queries.ts';
import { focusBox } from './SelectBox.tsx';
import classes from './Selection.module.css';
import { patrolSelectionTexts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  /** Whether any row is chosen. */
  opened: boolean;
  selection: Selection;
  /** What the list is narrowed to. */
  part: Narrowed;
  onClose: () => void;
}

/** How many rows are chosen, and what can be done with them (product 7.18). */
export function SelectionBar({ opened, ...chosen }: SelectionBarProps) {
  return opened && <Bar {...chosen} />;
}

function Bar({ selection, part, onClose }: Omit<SelectionBarProps, 'opened'>) {
  const { data, isPlaceholderData } = useQuery(matchingQuery(part));
  const { ids, rows } = selection;
  const matching = isPlaceholderData ? undefined : data?.items;
  const chosen = matching?.filter(({ _id }) => ids.has(_id)) ?? [];
  const known = new Set(chosen.map(({ _id }) => _id));
  const gone = matching ? [...ids].filter((id) => !known.has(id)) : [];
  const end = () => {
    onClose();
    focusBox(rows[0]); // the button that was pressed goes
  };
  return (
    <section
      className={classes.bar}
      aria-label={patrolSelectionTexts.title}
      data-selection-bar
      data-screen-only
    >
      <p className={classes.count} role="status">
        <b>{patrolSelectionTexts.selected({ count: ids.size })}</b>
        {gone.length > 0 && patrolSelectionTexts.gone({ count: gone.length })}
      </p>
      <div className={classes.more}>
        {gone.length > 0 && (
          <Button variant="subtle" onClick={() => selection.letGo(gone)}>
            {patrolSelectionTexts.leaveOut}
          </Button>
        )}
        {rows.some((id) => !ids.has(id)) && (
          <Button variant="subtle" onClick={() => selection.choose(rows)}>
            {patrolSelectionTexts.allOnPage}
          </Button>
        )}
        {matching && matching.length > rows.length && matching.length > chosen.length && (
          <Button variant="subtle" onClick={() => selection.choose(matching.map(({ _id }) => _id))}>
            {patrolSelectionTexts.all({ count: matching.length })}
          </Button>
        )}
      </div>
      <Actions chosen={chosen} onDone={end} />
      <IconButton hint={patrolSelectionTexts.clear} onClick={end}>
        <IconX />
      </IconButton>
    </section>
  );
}

/** What can be done with the chosen patrols; each button says with how many of them. */
function Actions({ chosen, onDone }: { chosen: readonly PatrolListItem[]; onDone: () => void }) {
  const now = serverMoment();
  const roles = ['admin'] as const;
  const drafts = chosen.filter((patrol) => canFinalize(patrol, roles));
  const lacking = chosen.filter((patrol) => canOfferPlaces(patrol, roles, now) && openPlaces(patrol) > 0);
  const cancellable = chosen.filter((patrol) => canCancel(patrol, roles));
  const { finalizedTogether, offeredTogether, cancelledTogether } = limits;
  return (
    <div className={classes.actions}>
      {drafts.length > 0 && (
        <FinalizeTogether
          label={labelOf('finalize', drafts, finalizedTogether)}
          read={async () => drafts.slice(0, finalizedTogether.max)}
          onFinalized={onDone}
        />
      )}
      {lacking.length > 0 && (
        <OfferTogether
          label={labelOf('offer', lacking, offeredTogether)}
          patrols={lacking.slice(0, offeredTogether.max)}
          onOffered={onDone}
        />
      )}
      {cancellable.length > 0 && (
        <CancelTogether
          label={labelOf('cancel', cancellable, cancelledTogether)}
          patrols={cancellable.slice(0, cancelledTogether.max)}
          onCancelled={onDone}
        />
      )}
    </div>
  );
}

/** `Finalize 3`, or `Finalize the First 100` */
function labelOf(
  what: 'finalize' | 'offer' | 'cancel',
  { length: count }: readonly PatrolListItem[],
  { max }: { max: number },
): string {
  return count > max
    ? patrolSelectionTexts.withFirst(what, { count: max })
    : patrolSelectionTexts.withAll(what, { count });
}
