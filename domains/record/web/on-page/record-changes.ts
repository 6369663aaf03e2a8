import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract';
import { eccRoutes, overdueRoutes } from '#ecc/contract';
import { call } from '#lib/api/api.ts';
import type { NewFinish, TakeEntries } from '#patrols/contract';
import { replaced, useChangePatrol } from '#patrols/web/change-patrol.ts';
import { recordRoutes } from '#record/contract';

/** What a patrol's incidents said before they were edited or deleted, the last change first; for admins. */
export const formerIncidentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patrol', id, 'former-incidents'],
    queryFn: ({ signal }) =>
      call(recordRoutes.listFormerIncidents, { params: { id }, query: { limit: limits.page.max }, signal }),
  });

/** Extends a running patrol to this total of hours. The same `_id` again changes nothing (product 16.9). */
export function useExtend(id: string, onExtended: () => void) {
  return useChangePatrol(id, {
    send: (body: { _id: string; hours: number }) => call(eccRoutes.extendPatrol, { params: { id }, body }),
    applied: replaced,
    onDone: onExtended,
  });
}

/** Takes note that a running patrol is overdue (product 17.8). */
export function useAcknowledge(id: string) {
  return useChangePatrol(id, {
    send: () => call(overdueRoutes.acknowledgeOverdue, { params: { id } }),
    applied: replaced,
  });
}

/** Finishes a running patrol for its crew (product 17.9). The caller shows why it failed. */
export function useFinishForCrew(id: string) {
  return useChangePatrol(id, {
    send: (body: NewFinish) => call(recordRoutes.finishPatrol, { params: { id }, body }),
    applied: replaced,
    onRefused: () => true,
  });
}

/** Voids the start or the finish (product 17.16). The caller shows why it failed. */
export function useVoid(id: string, kind: 'start' | 'finish') {
  const route = kind === 'start' ? recordRoutes.voidStart : recordRoutes.voidFinish;
  return useChangePatrol(id, {
    send: (body: { reason: string }) => call(route, { params: { id }, body }),
    applied: replaced,
    onRefused: () => true,
  });
}

/** Takes what is kept for review into the record as it is (product 17.26). */
export function useTakeEntry(id: string) {
  return useChangePatrol(id, {
    send: (entries: TakeEntries['entries']) =>
      call(recordRoutes.takeSetAside, { params: { id }, body: { entries } }),
    applied: replaced,
  });
}
