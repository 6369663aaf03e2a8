import { hasNoMail, type PatrolListItem } from '@patrolbook/contract';
import { useState } from 'react';
import { useDirectory } from '../../../domain/people/directory.ts';
import { nameText } from '../../../domain/people/name-text.ts';
import { useRemoval } from '../detail/components/RemoveDialog.tsx';
import { useDoubleBooking } from '../detail/double-booking.ts';
import type { Place } from './places.ts';
import { type CrewChange, type Filling, useClear, useFill } from './queries.ts';

/** The patrol whose place is being filled, and what stands in the picker. */
interface Picking {
  patrolId: string;
  typed: string;
}

/**
 * What keys, taps and clicks do with the places of a month. A draft's patroller is taken off at once, since Undo takes it
 * back; on a finalized patrol that mails them, so that it asks first (product 14.38).
 */
export function useEditing(patrols: readonly PatrolListItem[]) {
  const lookup = useDirectory();
  const doubleBooking = useDoubleBooking<Filling>();
  const fill = useFill(doubleBooking.handleRefusal);
  const clear = useClear(fill.mutate);
  const picker = usePicker();
  const removal = useRemoval();
  const [clearing, setClearing] = useState('');
  const patrolOf = (id: string) => patrols.find(({ _id }) => _id === id);
  const ask = (patrolId: string, personId: string) => {
    setClearing(patrolId);
    removal.ask({ id: personId, name: nameText(lookup(personId).data) });
  };
  const takeOff = ({ patrolId, personId }: CrewChange, body: { message?: string }) => {
    const isReachable = !hasNoMail(lookup(personId).data ?? {});
    const mails = patrolOf(patrolId)?.finalized && isReachable;
    const consequence = mails ? 'Undo adds them anew and mails them.' : undefined;
    const then = { onSuccess: () => removal.forget(personId) };
    clear.mutate({ patrolId, personId, body, consequence }, then);
  };
  return {
    picker,
    removal,
    doubleBooking,
    fill: fill.mutate,
    takeOff,
    /** The patrol that is being filled, and that from which somebody is being taken. */
    filled: patrolOf(picker.patrolId),
    cleared: patrolOf(clearing),
    /** Opens what changes a place: the picker, with what was typed, or the question before somebody is taken off. */
    open({ _id }: PatrolListItem, place: Place, typed = '') {
      if (place.kind === 'taken') ask(_id, place.personId);
      else picker.open({ patrolId: _id, typed });
    },
    /** Empties a place, if it is somebody's. */
    empty({ _id, finalized }: PatrolListItem, place: Place) {
      if (place.kind !== 'taken') return;
      if (finalized) ask(_id, place.personId);
      else takeOff({ patrolId: _id, personId: place.personId }, {});
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;

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
