import { useState } from 'react';
import { useDoubleBooking } from '#crew/web/card/double-booking.ts';
import { useRemoval } from '#crew/web/card/RemoveDialog.tsx';
import { countCrew, isOnCrew, type Patrol, type PatrolListItem } from '#patrols/contract';
import { hasNoMail } from '#people/contract';
import { useDirectory } from '#people/web/directory.ts';
import { nameText } from '#people/web/names.ts';
import { toastSuccess, toastUndo } from '#ui/feedback/toasts.tsx';
import { useMoving } from './moving.ts';
import type { CrewPlace } from './places.ts';
import { type CrewChange, type Filling, useClear, useFill } from './queries.ts';
import { patrolMonthTexts } from './texts.ts';

/** The patrol whose place is being filled, and what stands in the picker. */
interface Picking {
  patrolId: string;
  typed: string;
  /** The crew as it was when the picker opened, if it lacked somebody. */
  seen?: readonly string[] | undefined;
}

/**
 * What keys, taps and clicks do with the places of a month. A draft's patroller is taken off at once, since Undo takes it
 * back; on a finalized patrol that mails them, so that it asks first (product 14.38).
 */
export function useEditing(patrols: readonly PatrolListItem[]) {
  const lookup = useDirectory();
  const doubleBooking = useDoubleBooking<Filling>();
  const fill = useFill({
    onRefused: doubleBooking.handleRefusal,
    onFilled(answer, filling) {
      const text = crowdedText(answer, filling);
      if (!text) return toastSuccess(patrolMonthTexts.created);
      const consequence = isMailed(filling) ? patrolMonthTexts.undoTakesOff : undefined;
      toastUndo(text, { onUndo: () => takeOff(filling, {}), consequence });
    },
  });
  const clear = useClear(fill.mutate);
  const moving = useMoving(patrols);
  const picker = usePicker();
  const removal = useRemoval();
  const [clearing, setClearing] = useState('');
  const patrolOf = (id: string) => patrols.find(({ _id }) => _id === id);
  const ask = (patrolId: string, personId: string) => {
    setClearing(patrolId);
    removal.ask({ id: personId, name: nameText(lookup(personId).data) });
  };
  const isMailed = ({ patrolId, personId }: CrewChange) =>
    patrolOf(patrolId)?.finalized && !hasNoMail(lookup(personId).data ?? {});
  /** Says who has filled an open place meanwhile, if the crew is larger by it than wanted (product 14.43). */
  const crowdedText = (answer: Patrol, { personId, seen }: Filling) => {
    const [size, wanted] = [countCrew(answer), answer.crewSize];
    const others = crewOf(answer).filter((id) => id !== personId && !seen?.includes(id));
    if (!seen || size <= wanted || others.length === 0) return undefined;
    const names = others
      .map((id) => nameText(lookup(id).data))
      .reduce((one, other) => patrolMonthTexts.both({ one, other }));
    return patrolMonthTexts.crowded(others.length, { names, size, wanted });
  };
  const takeOff = (change: CrewChange, body: { message?: string }) => {
    const { patrolId, personId } = change;
    const consequence = isMailed(change) ? patrolMonthTexts.undoAdds : undefined;
    const then = { onSuccess: () => removal.forget(personId) };
    clear.mutate({ patrolId, personId, body, consequence }, then);
  };
  return {
    picker,
    removal,
    doubleBooking,
    moving,
    fill: fill.mutate,
    takeOff,
    /** The patrol that is being filled, and that from which somebody is being taken. */
    filled: patrolOf(picker.patrolId),
    cleared: patrolOf(clearing),
    /** Opens what changes a place: the picker, with what was typed, or the question before somebody is taken off. */
    open(patrol: PatrolListItem, place: CrewPlace, typed = '') {
      const { _id: patrolId } = patrol;
      if (place.kind === 'taken') ask(patrolId, place.personId);
      else picker.open({ patrolId, typed, ...(place.kind === 'open' && { seen: crewOf(patrol) }) });
    },
    /** Empties a place, if it is somebody's. */
    empty({ _id, finalized }: PatrolListItem, place: CrewPlace) {
      if (place.kind !== 'taken') return;
      if (finalized) ask(_id, place.personId);
      else takeOff({ patrolId: _id, personId: place.personId }, {});
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;

function crewOf({ patrollers }: Pick<PatrolListItem, 'patrollers'>): string[] {
  return Object.entries(patrollers).flatMap(([id, assignment]) => (isOnCrew(assignment) ? id : []));
}

/** The state of the picker; keeps its patrol while it closes. */
function usePicker() {
  const [picking, setPicking] = useState<Picking>({ patrolId: '', typed: '' });
  const [opened, setOpened] = useState(false);
  return {
    ...picking,
    opened,
    open(of: Picking) {
      setPicking(of);
      setOpened(true);
    },
    type: (typed: string) => setPicking((before) => ({ ...before, typed })),
    close: () => setOpened(false),
  };
}
