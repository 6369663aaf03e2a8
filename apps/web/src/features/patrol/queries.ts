import {
  assignmentRoutes,
  type Moment,
  type NewGuest,
  type Patrol,
  patrolRoutes,
} from '@patrolbook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { serverNow } from '../../lib/clock.ts';
import { type Change, createChanges, useShown } from '../../lib/optimistic.ts';
import { patrolQuery } from '../../lib/patrol.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import {
  answered,
  didNotShow,
  idUntilSaved,
  withGuest,
  withoutGuest,
  withoutPatroller,
  withPatroller,
} from './changes.ts';

const changes = createChanges<Patrol>();

/** The patrol as it was read, with the changes that are on their way. */
export function useShownPatrol(read: Patrol): Patrol {
  return useShown(changes, read._id, read);
}

function thisMoment(): Moment {
  return { when: new Date(serverNow()).toISOString() };
}

interface ChangeParts<V, A> {
  send: (variables: V) => Promise<A>;
  /** What the patrol is shown as until the answer; left out, it stays as it is. */
  shows?: (variables: V) => Change<Patrol>;
  /** What the answer makes of it. */
  becomes: (answer: A, variables: V) => Change<Patrol>;
  /** Not sent again before it is answered: always so for one that is not shown before that. */
  alone?: true;
  done?: 'Created' | 'Updated';
  failed?: 'update' | 'cancel';
  /** Called even if whoever asked for the change has left the screen meanwhile. */
  onDone?: (() => void) | undefined;
  /** Says of an error whether it has told of it; a toast tells of any other. */
  onRefused?: ((error: Error, variables: V) => boolean) | undefined;
}

/**
 * One change of a patrol. One that goes `alone` needs its own watch: `isPending` shows a tick later, and a fast double click
 * comes before that.
 */
function useChange<V, A>(id: string, parts: ChangeParts<V, A>) {
  const out = useRef(false);
  const mutation = useSending(id, parts, () => {
    out.current = false;
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (out.current) return;
    out.current = parts.alone ?? !parts.shows;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}

/**
 * Sends changes, with their toasts. Those of one patrol go out one after the other, in the order in which they were asked for. A
 * refusal means that what is shown is out of date.
 */
function useSending<V, A>(id: string, parts: ChangeParts<V, A>, onSettled: () => void) {
  const { send, shows, becomes, done = 'Updated', failed = 'update', onDone, onRefused } = parts;
  const client = useQueryClient();
  const { queryKey } = patrolQuery(id);
  return useMutation({
    scope: { id: `patrol ${id}` },
    mutationFn: send,
    onMutate: (variables) => ({ takeBack: shows && changes.show(id, shows(variables)) }),
    onSuccess: async (answer, variables, shown) => {
      toastSuccess(done);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (patrol) => patrol && becomes(answer, variables)(patrol));
      shown.takeBack?.();
      await client.invalidateQueries({ queryKey: ['patrols'] });
      onDone?.();
    },
    onError: (error, variables, shown) => {
      shown?.takeBack?.();
      if (!onRefused?.(error, variables)) toastError(`Unable to ${failed}: ${messageOf(error)}`);
      void client.invalidateQueries({ queryKey });
    },
    onSettled,
  });
}

/** Of the calls that answer with the patrol. */
const itself = (patrol: Patrol) => () => patrol;

export function useFinalize(id: string) {
  return useChange(id, {
    send: () => call(patrolRoutes.finalizePatrol, { params: { id } }),
    becomes: itself,
  });
}

/** With `didNotShow` those who had accepted are marked as not shown. `onCancelled`: where to go from there. */
export function useCancel(id: string, onCancelled: () => void) {
  return useChange(id, {
    send: (body: { didNotShow?: true }) => call(patrolRoutes.cancelPatrol, { params: { id }, body }),
    becomes: itself,
    failed: 'cancel',
    onDone: onCancelled,
  });
}

interface Assigning {
  personId: string;
  /** Though they are on another patrol at that time. */
  override?: true;
}

export function useAssign(id: string, onRefused: (error: Error, assigning: Assigning) => boolean) {
  return useChange(id, {
    send: ({ personId, override }: Assigning) =>
      call(assignmentRoutes.assignPatroller, {
        params: { id, personId },
        query: override ? { override } : {},
      }),
    shows: ({ personId }) => withPatroller(personId),
    becomes: itself,
    done: 'Created',
    onRefused,
  });
}

const answers = {
  accepted: assignmentRoutes.acceptForPatroller,
  declined: assignmentRoutes.declineForPatroller,
};

/** Answers for somebody. */
export function useAnswerFor(id: string, personId: string) {
  return useChange(id, {
    send: (answer: keyof typeof answers) => call(answers[answer], { params: { id, personId } }),
    shows: (answer) => answered(personId, answer, thisMoment()),
    becomes: itself,
  });
}

/** Notes that somebody did not show, or takes that back. */
export function useSetDidNotShow(id: string, personId: string) {
  return useChange(id, {
    send: (value: boolean) =>
      call(assignmentRoutes.setDidNotShow, { params: { id, personId }, body: { value } }),
    shows: (value) => didNotShow(personId, value ? thisMoment() : null),
    becomes: itself,
  });
}

export function useRemovePatroller(id: string) {
  return useChange(id, {
    send: (personId: string) => call(assignmentRoutes.removePatroller, { params: { id, personId } }),
    shows: (personId) => withoutPatroller(personId, thisMoment()),
    becomes: itself,
  });
}

/** `onRefused` shows the issues that belong on the form's fields. */
export function useAddGuest(id: string, onRefused: (error: Error) => boolean) {
  return useChange(id, {
    send: (body: NewGuest) => call(assignmentRoutes.addGuest, { params: { id }, body }),
    shows: (body) => withGuest(idUntilSaved(thisMoment()), body),
    becomes: ({ _id }, body) => withGuest(_id, body),
    alone: true,
    done: 'Created',
    onRefused,
  });
}

export function useRemoveGuest(id: string) {
  return useChange(id, {
    send: (guestId: string) => call(assignmentRoutes.removeGuest, { params: { id, guestId } }),
    shows: (guestId) => withoutGuest(guestId, thisMoment()),
    becomes: itself,
  });
}
