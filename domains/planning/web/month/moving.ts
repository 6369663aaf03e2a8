import { useState } from 'react';
import { useDoubleBooking } from '#crew/web/card/double-booking.ts';
import type { PatrolListItem } from '#patrols/contract';
import { hasNoMail } from '#people/contract';
import { useDirectory } from '#people/web/directory.ts';
import type { CrewPlace } from './places.ts';
import { type CrewChange, type Moving, useMove } from './queries.ts';
import { patrolMonthTexts } from './texts.ts';

/** A move that mails somebody, so that it is asked about first. */
interface Asked {
  moving: Moving;
  from: PatrolListItem;
  target: PatrolListItem;
  /** Whether a mail tells them that they are off the one, and whether another asks them about the other. */
  mails: { removed: boolean; assigned: boolean };
}

/**
 * Moves people of a month from patrol to patrol: somebody is picked up, by dragging or by a key, and put down on a place of another patrol
 * that is nobody's (product 14.42). Between drafts that is done at once, since Undo takes it back; what mails asks first.
 */
export function useMoving(patrols: readonly PatrolListItem[]) {
  const lookup = useDirectory();
  const doubleBooking = useDoubleBooking<Moving>();
  const [held, setHeld] = useState<CrewChange>();
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const move = useMove({
    onRefused: doubleBooking.handleRefusal,
    onUndo: ({ patrolId: to, to: patrolId, personId, consequence }) =>
      move.mutate({ patrolId, to, personId, consequence, body: {} }),
  });
  const letGo = () => setHeld(undefined);
  const canPutDown = (target: PatrolListItem, place: CrewPlace): boolean => {
    if (!held || place.kind === 'taken' || target._id === held.patrolId) return false;
    const there = target.patrollers[held.personId];
    return !there || there.removed !== null;
  };
  const begin = (change: CrewChange, from: PatrolListItem, target: PatrolListItem) => {
    const isReachable = !hasNoMail(lookup(change.personId).data ?? {});
    const removed = isReachable && from.finalized !== null && !from.patrollers[change.personId]?.declined;
    const assigned = isReachable && target.finalized !== null;
    const consequence = removed || assigned ? patrolMonthTexts.undoMoves : undefined;
    const moving = { ...change, to: target._id, body: {}, consequence };
    if (!removed && !assigned) return move.mutate(moving);
    setAsked({ moving, from, target, mails: { removed, assigned } });
    setOpened(true);
  };
  return {
    held,
    doubleBooking,
    move: move.mutate,
    /** The question, which is kept while it closes. */
    asked,
    opened,
    close: () => setOpened(false),
    /** Picks up whose place it is; returns whether it is somebody's. */
    pickUp({ _id: patrolId }: PatrolListItem, place: CrewPlace): boolean {
      if (place.kind !== 'taken') return false;
      setHeld({ patrolId, personId: place.personId });
      return true;
    },
    letGo,
    canPutDown,
    putDown(target: PatrolListItem, place: CrewPlace): void {
      const from = patrols.find(({ _id }) => _id === held?.patrolId);
      if (held && from && canPutDown(target, place)) begin(held, from, target);
      letGo();
    },
  };
}

export type MovingPeople = ReturnType<typeof useMoving>;
