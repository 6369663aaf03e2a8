import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { limits, type Stamp } from '#contract';
import { assignmentRoutes, type NewGuest } from '#crew/contract';
import { eccRoutes, overdueRoutes } from '#ecc/contract';
import { call } from '#lib/api/api.ts';
import { type Optimistic, type Patch, useOptimistic } from '#lib/api/optimistic.ts';
import { takeAnswer } from '#lib/api/take-answer.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { serverMoment } from '#lib/time/clock.ts';
import {
  type Assignment,
  type Guest,
  type NewFinish,
  type Patrol,
  patrolRoutes,
  type Taking,
} from '#patrols/contract';
import { useProfile } from '#people/web/profile.tsx';
import { type NewHold, privacyRoutes } from '#privacy/contract';
import { recordRoutes } from '#record/contract';
import { feedbackTexts } from '#texts/feedback.ts';
import { patrolCancelTexts } from '#texts/patrols/cancel.ts';
import { patrolCrewTexts } from '#texts/patrols/crew.ts';
import { toastError, toastSuccess, toastUndo } from '#ui/feedback/toasts.tsx';
import type { Undo } from '#ui/feedback/UndoMessage.tsx';
import { patrolQuery } from '#web/domain/patrols/patrol.ts';
import {
  answered,
  didNotShow,
  temporaryId,
  withGuest,
  withoutGuest,
  withoutPatroller,
  withPatroller,
  withWhoCame,
} from './patches.ts';

/** What a patrol's incidents said before they were edited or deleted, the last change first; for admins. */
export const formerIncidentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id, 'former-incidents'],
    queryFn: ({ signal }) =>
      call(recordRoutes.listFormerIncidents, { params: { id }, query: { limit: limits.page.max }, signal }),
  });

const changesOf = (id: string) => ['change-patrol', id];

/** Returns the patrol with its pending optimistic patches applied. */
export function useOptimisticPatrol(read: Patrol): Patrol {
  return useOptimistic(changesOf(read._id), read);
}

function thisMoment(): Stamp {
  return { when: serverMoment() };
}

interface ChangeOptions<V, A> {
  send: (variables: V) => Promise<A>;
  /** The patch shown until the response; without one, the screen waits for the response. */
  optimistic?: (variables: V) => Patch<Patrol>;
  /** Turns the response into a patch of the cached patrol. */
  applied: (answer: A, variables: V) => Patch<Patrol>;
  /** Ignores further calls until the response. Always so for a change without an optimistic patch. */
  exclusive?: true;
  /** Says that it was done. */
  done?: string;
  /** Says why it failed. */
  failed?: (why: { reason: string }) => string;
  /** How the change is undone, if it can be; the toast offers it. */
  undo?: (variables: V) => Undo;
  /** Called even if the user has left the screen in the meantime. */
  onDone?: (() => void) | undefined;
  /** Returns whether it has shown the error; otherwise a toast shows it. */
  onRefused?: ((error: Error, variables: V) => boolean) | undefined;
}

/**
 * One kind of change to a patrol. An `exclusive` change tracks its calls in a ref, because `isPending` is set a tick
 * later, after a fast double click.
 */
function useChange<V, A>(id: string, options: ChangeOptions<V, A>) {
  const inFlight = useRef(false);
  const mutation = useChangeMutation(id, options, () => {
    inFlight.current = false;
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (inFlight.current) return;
    inFlight.current = options.exclusive ?? !options.optimistic;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}

/**
 * Sends changes and shows their toasts. The changes of one patrol are sent one at a time, in the order of the calls. A
 * refusal means that the cached patrol is out of date.
 */
function useChangeMutation<V, A>(id: string, options: ChangeOptions<V, A>, onSettled: () => void) {
  const { send, optimistic, applied, undo, onDone, onRefused } = options;
  const { done = feedbackTexts.updated, failed = feedbackTexts.unableToUpdate } = options;
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return useMutation({
    mutationKey: changesOf(id),
    scope: { id: `patrol ${id}` },
    mutationFn: send,
    onMutate: (variables): Optimistic<Patrol> => ({ patch: optimistic?.(variables) }),
    onSuccess: async (answer, variables) => {
      if (undo) toastUndo(done, undo(variables));
      else toastSuccess(done);
      await takeAnswer(client, queryKey, (patrol) => patrol && applied(answer, variables)(patrol));
      // Not awaited, so that the patch goes with the response; only a caller that navigates to the lists needs them fresh.
      const listed = client.invalidateQueries({ queryKey: ['patrols'] });
      if (onDone) void listed.then(onDone);
    },
    onError: (error, variables) => {
      if (!onRefused?.(error, variables)) toastError(failed({ reason: messageOf(error) }));
      void client.invalidateQueries({ queryKey });
    },
    onSettled,
  });
}

/** For the routes that return the patrol itself. */
const replaced = (patrol: Patrol) => () => patrol;

export function useFinalize(id: string) {
  return useChange(id, {
    send: () => call(patrolRoutes.finalizePatrol, { params: { id } }),
    applied: replaced,
  });
}

/** Cancels the patrol; with `didNotShow`, also marks those who had accepted as not shown. */
export function useCancel({ _id: id, type }: Pick<Patrol, '_id' | 'type'>, onCancelled: () => void) {
  return useChange(id, {
    send: (body: { didNotShow?: true; message?: string }) =>
      call(patrolRoutes.cancelPatrol, { params: { id }, body }),
    applied: replaced,
    done: patrolCancelTexts.done(type),
    failed: patrolCancelTexts.unableToCancel,
    onDone: onCancelled,
  });
}

/** Extends a running patrol to this total of hours. The same `_id` again changes nothing (product 16.9). */
export function useExtend(id: string, onExtended: () => void) {
  return useChange(id, {
    send: (body: { _id: string; hours: number }) => call(eccRoutes.extendPatrol, { params: { id }, body }),
    applied: replaced,
    onDone: onExtended,
  });
}

/** Takes note that a running patrol is overdue (product 17.8). */
export function useAcknowledge(id: string) {
  return useChange(id, {
    send: () => call(overdueRoutes.acknowledgeOverdue, { params: { id } }),
    applied: replaced,
  });
}

/** Finishes a running patrol for its crew (product 17.9). The caller shows why it failed. */
export function useFinishForCrew(id: string) {
  return useChange(id, {
    send: (body: NewFinish) => call(recordRoutes.finishPatrol, { params: { id }, body }),
    applied: replaced,
    onRefused: () => true,
  });
}

/** Voids the start or the finish (product 17.16). The caller shows why it failed. */
export function useVoid(id: string, kind: 'start' | 'finish') {
  const route = kind === 'start' ? recordRoutes.voidStart : recordRoutes.voidFinish;
  return useChange(id, {
    send: (body: { reason: string }) => call(route, { params: { id }, body }),
    applied: replaced,
    onRefused: () => true,
  });
}

/** Holds the details of a patrol or an incident (product 22.5). The form shows what was refused. */
export function useHold(id: string) {
  return useChange(id, {
    send: (body: NewHold) => call(privacyRoutes.holdDetails, { params: { id }, body }),
    applied: replaced,
    onRefused: () => true,
  });
}

/** Releases what is held, two weeks later. */
export function useRelease(id: string) {
  return useChange(id, {
    send: (holdId: string) => call(privacyRoutes.releaseHold, { params: { id, holdId } }),
    applied: replaced,
  });
}

/** Withdraws a release that does not count yet. */
export function useWithdrawRelease(id: string) {
  return useChange(id, {
    send: (holdId: string) => call(privacyRoutes.withdrawRelease, { params: { id, holdId } }),
    applied: replaced,
  });
}

/** Takes what is kept for review into the record as it is (product 17.26). */
export function useTake(id: string) {
  return useChange(id, {
    send: (entries: Taking['entries']) =>
      call(recordRoutes.takeSetAside, { params: { id }, body: { entries } }),
    applied: replaced,
  });
}

/** The patrol whose crew or guests are changed; `afterwards` corrects who came (product 6.16), and mails nobody. */
interface CrewScope extends Pick<Patrol, '_id' | 'finalized'> {
  afterwards: boolean;
}

const queryOf = ({ afterwards }: Pick<CrewScope, 'afterwards'>) => (afterwards ? { afterwards } : {});

interface Assigning {
  personId: string;
  /** Assigns them even if they are on another patrol at that time. */
  override?: true;
}

export function useAssign(
  { _id: id, afterwards }: Pick<CrewScope, '_id' | 'afterwards'>,
  onRefused?: (error: Error, assigning: Assigning) => boolean,
) {
  const by = useProfile()._id;
  return useChange(id, {
    send: ({ personId, override }: Assigning) =>
      call(assignmentRoutes.assignPatroller, {
        params: { id, personId },
        query: { ...queryOf({ afterwards }), ...(override && { override }) },
      }),
    optimistic: ({ personId }) =>
      afterwards ? withWhoCame(personId, { ...thisMoment(), by }) : withPatroller(personId),
    applied: replaced,
    done: patrolCrewTexts.added,
    onRefused,
  });
}

const answers = {
  accepted: assignmentRoutes.acceptForPatroller,
  declined: assignmentRoutes.declineForPatroller,
};

/** Accepts or declines for a patroller. */
export function useAnswerFor(id: string, personId: string) {
  return useChange(id, {
    send: (answer: keyof typeof answers) => call(answers[answer], { params: { id, personId } }),
    optimistic: (answer) => answered(personId, answer, thisMoment()),
    applied: replaced,
  });
}

/** Marks a patroller as not shown, or takes that back. */
export function useSetDidNotShow(id: string, personId: string) {
  return useChange(id, {
    send: (value: boolean) =>
      call(assignmentRoutes.setDidNotShow, { params: { id, personId }, body: { value } }),
    optimistic: (value) => didNotShow(personId, value ? thisMoment() : null),
    applied: replaced,
  });
}

interface RemovedPatroller {
  personId: string;
  /** As it was before. */
  assignment: Assignment;
  /** Whether a mail reaches them. */
  reachable: boolean;
  body: { message?: string };
}

/** Removes a patroller. Undo assigns them afresh (product 6.5), also if they were added though double-booked. */
export function useRemovePatroller({ _id: id, finalized, afterwards }: CrewScope) {
  const assign = useAssign({ _id: id, afterwards });
  return useChange(id, {
    send: ({ personId, body }: RemovedPatroller) =>
      call(assignmentRoutes.removePatroller, {
        params: { id, personId },
        query: queryOf({ afterwards }),
        body,
      }),
    optimistic: ({ personId }) => withoutPatroller(personId, thisMoment()),
    applied: replaced,
    undo: ({ personId, assignment, reachable }) => ({
      onUndo: () => assign.mutate({ personId, ...(assignment.doubleBooked && { override: true }) }),
      consequence: finalized && reachable && !afterwards ? patrolCrewTexts.undoMails : undefined,
    }),
  });
}

/** Adds a guest. `onRefused` shows issues on the form's fields. */
export function useAddGuest(
  { _id: id, afterwards }: Pick<CrewScope, '_id' | 'afterwards'>,
  onRefused?: (error: Error) => boolean,
) {
  return useChange(id, {
    send: (body: NewGuest) =>
      call(assignmentRoutes.addGuest, { params: { id }, query: queryOf({ afterwards }), body }),
    optimistic: (body) => withGuest(temporaryId(thisMoment()), body),
    applied: ({ _id }, body) => withGuest(_id, body),
    exclusive: true,
    done: patrolCrewTexts.added,
    onRefused,
  });
}

/** Removes a guest. Undo adds another one with the same name and contact details. */
export function useRemoveGuest({ _id: id, finalized, afterwards }: CrewScope) {
  const add = useAddGuest({ _id: id, afterwards });
  return useChange(id, {
    send: (guest: Guest & { id: string; body: { message?: string } }) =>
      call(assignmentRoutes.removeGuest, {
        params: { id, guestId: guest.id },
        query: queryOf({ afterwards }),
        body: guest.body,
      }),
    optimistic: (guest) => withoutGuest(guest.id, thisMoment()),
    applied: replaced,
    undo: ({ name, phone, email }) => ({
      onUndo: () => add.mutate({ name, phone: phone ?? '', email: email ?? '' }),
      consequence: finalized && email && !afterwards ? patrolCrewTexts.undoMails : undefined,
    }),
  });
}
