import { useDeferredValue, useMemo, useState } from 'react';
import { type ActivitySearch, brushOf, brushSearchOf } from '../activity-search.ts';
import type { Brush } from '../brush.ts';

/**
 * The brush of the address. What is moved shows at once, and the address follows when a choice is made. `drawn` is the brush for
 * the map and the list, which may lag behind a quick hand.
 */
export function useBrush(
  search: ActivitySearch,
  change: (changes: ActivitySearch, options: { replace: boolean }) => Promise<void>,
) {
  const { hours, days } = search;
  const chosen = useMemo(() => brushOf({ hours, days }), [hours, days]);
  const [moved, setMoved] = useState<Brush>();
  const brush = moved ?? chosen;
  const choose = async (next: Brush) => {
    setMoved(next);
    const to = { hours: undefined, days: undefined, ...brushSearchOf(next) };
    // Only a selection of hours that begins or ends is a step in the history, not each move of a thumb or a key.
    await change(to, { replace: days === to.days && hours !== undefined && to.hours !== undefined });
    setMoved((now) => (now === next ? undefined : now));
  };
  return { brush, drawn: useDeferredValue(brush), move: setMoved, choose };
}
