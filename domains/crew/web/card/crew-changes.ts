import type { Stamp } from '#contract';
import { assignmentRoutes, type NewGuest } from '#crew/contract';
import { call } from '#lib/api/api.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { Assignment, Guest, Patrol } from '#patrols/contract';
import { replaced, useChangePatrol } from '#patrols/web/change-patrol.ts';
import { useProfile } from '#people/web/profile.tsx';
import { patrolCrewTexts } from '../texts.ts';
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

function thisMoment(): Stamp {
  return { when: serverMoment() };
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
  return useChangePatrol(id, {
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
  return useChangePatrol(id, {
    send: (answer: keyof typeof answers) => call(answers[answer], { params: { id, personId } }),
    optimistic: (answer) => answered(personId, answer, thisMoment()),
    applied: replaced,
  });
}

/** Marks a patroller as not shown, or takes that back. */
export function useSetDidNotShow(id: string, personId: string) {
  return useChangePatrol(id, {
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
  return useChangePatrol(id, {
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
  return useChangePatrol(id, {
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
  return useChangePatrol(id, {
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
