import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, type BodyInput, limits, startOfDay, today, type WhenFilter } from '#contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { type Period, whenIn } from '#lib/time/period.ts';
import { type PatrolListItem, patrolRoutes } from '#patrols/contract';
import type { Person } from '#people/contract';
import { directoryQuery } from '#people/web/directory.ts';
import { toastError, toastSuccess, toastUndo } from '#ui/feedback/toasts.tsx';
import { patrolCopyTexts } from './texts.ts';

/** Days before today on which a patrol can start that still runs. */
const daysRunning = limits.hours.max / 24;

/** The patrols among which copies come: from those that still run to the last that can be copied to. */
function patrolsAroundQuery(zone: string) {
  const from = startOfDay(addDays(today(serverMoment(), zone), -daysRunning), zone);
  return queryOptions({
    queryKey: ['patrols', 'around', from],
    queryFn: ({ signal }) => readAll({ $gte: from }, signal),
  });
}

/** The patrols of a period, the earliest first. */
export function patrolsOfQuery(period: Required<Period>, zone: string) {
  return queryOptions({
    queryKey: ['patrols', 'of', period],
    queryFn: ({ signal }) => readAll(whenIn(period, zone), signal),
  });
}

async function readAll(when: WhenFilter | undefined, signal: AbortSignal): Promise<PatrolListItem[]> {
  const filter = { deleted: null, when };
  const items: PatrolListItem[] = [];
  for (;;) {
    const query = { limit: limits.page.max, skip: items.length, sort: 'when', filter } as const;
    const page = await call(patrolRoutes.listPatrols, { query, signal });
    items.push(...page.items);
    if (page.items.length < limits.page.max) return items;
  }
}

/** What the plan of copies is made from. */
export interface Surroundings {
  others: readonly PatrolListItem[];
  people: ReadonlyMap<string, Person>;
}

/** Reads it; `data` is there once all of it is. */
export function useSurroundings(zone: string) {
  const patrols = useQuery(patrolsAroundQuery(zone));
  const people = useQuery(directoryQuery);
  const data: Surroundings | undefined =
    patrols.data && people.data ? { others: patrols.data, people: people.data } : undefined;
  const refetch = () => {
    void patrols.refetch();
    void people.refetch();
  };
  return { data, error: patrols.error ?? people.error, refetch };
}

export type CopiesBody = BodyInput<typeof patrolRoutes.copyPatrols>;

/** Makes drafts as copies, and tells of them with Undo. If they are refused, what the plan is made from is read again. */
export function useCopyPatrols() {
  const client = useQueryClient();
  const undo = useUndoCopies();
  return useMutation({
    mutationFn: (body: CopiesBody) => call(patrolRoutes.copyPatrols, { body }),
    onSuccess: ({ _id }, { copies }) => {
      toastUndo(patrolCopyTexts.saved(copies.length), { onUndo: () => undo.mutate(_id) });
      // not awaited: who goes elsewhere once they are told would be taken back to the list
      void client.invalidateQueries({ queryKey: ['patrols'] });
    },
    onError: async (error) => {
      toastError(patrolCopyTexts.unableToCreate({ reason: messageOf(error) }));
      await client.invalidateQueries({ queryKey: ['patrols'] });
      await client.invalidateQueries({ queryKey: ['persons'] });
    },
  });
}

function useUndoCopies() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(patrolRoutes.undoCopies, { params: { id } }),
    onSuccess: () => toastSuccess(patrolCopyTexts.removed),
    onError: (error) => toastError(patrolCopyTexts.unableToUndo({ reason: messageOf(error) })),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['patrol'] });
      await client.invalidateQueries({ queryKey: ['patrols'] });
    },
  });
}
