import { assignmentRoutes, limits, patrolRoutes } from '@patrolbook/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { serverNow } from '../../lib/clock.ts';

/** The two lists of one's own patrols: those to come from the next one on, and those past from the latest back. */
export type RosterList = 'scheduled' | 'recent';

export const pageSize = limits.page.default;

const hour = 3_600_000;

/** Patrols that one is or was on: neither cancelled nor declined nor taken off. */
const standing = { cancelled: null, declined: null, removed: null };

/** One page of a list; the page before stays on the screen while this one loads. */
export const rosterQuery = (list: RosterList, skip: number) =>
  queryOptions({
    queryKey: ['patrols', 'mine', list, skip],
    queryFn: ({ signal }) =>
      call(patrolRoutes.listMyPatrols, { query: { limit: pageSize, skip, ...selection(list) }, signal }),
    placeholderData: keepPreviousData,
  });

function selection(list: RosterList) {
  const now = new Date(serverNow()).toISOString();
  return list === 'scheduled'
    ? ({ sort: 'when', filter: { ...standing, when: { $gt: now } } } as const)
    : ({ sort: '-when', filter: { ...standing, when: { $lte: now } } } as const);
}

/** Those that may be the next one, in order: whatever began so long ago that it may still be running, and the first to come. */
export const nextQuery = queryOptions({
  queryKey: ['patrols', 'mine', 'next'],
  queryFn: ({ signal }) => {
    const earliest = new Date(serverNow() - limits.hours.max * hour).toISOString();
    const filter = { ...standing, when: { $gt: earliest } };
    return call(patrolRoutes.listMyPatrols, { query: { limit: pageSize, sort: 'when', filter }, signal });
  },
});

export type Answer = 'accept' | 'decline';

interface AnswerParts {
  /** One's own id. */
  personId: string;
  /** The answer has arrived. */
  onGiven: (answer: Answer) => void;
  /** The roster shows it, and has taken the buttons away. */
  onShown: () => void;
  onError: (error: Error) => void;
}

/** Accepts or declines one's own assignment. Its callbacks are also called when the buttons have gone meanwhile. */
export function useAnswer({ personId, onGiven, onShown, onError }: AnswerParts) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ patrolId, answer }: { patrolId: string; answer: Answer }) => {
      const route =
        answer === 'accept' ? assignmentRoutes.acceptForPatroller : assignmentRoutes.declineForPatroller;
      return call(route, { params: { id: patrolId, personId } });
    },
    onSuccess: async (patrol, { answer }) => {
      onGiven(answer);
      client.setQueryData(['patrol', patrol._id], patrol);
      await client.invalidateQueries({ queryKey: ['patrols'] });
      onShown();
    },
    onError,
  });
}
