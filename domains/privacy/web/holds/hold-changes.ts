import { call } from '#lib/api/api.ts';
import { replaced, useChangePatrol } from '#patrols/web/change-patrol.ts';
import { type NewHold, privacyRoutes } from '#privacy/contract';

/** Holds the details of a patrol or an incident (product 22.5). The form shows what was refused. */
export function useHold(id: string) {
  return useChangePatrol(id, {
    send: (body: NewHold) => call(privacyRoutes.holdDetails, { params: { id }, body }),
    applied: replaced,
    onRefused: () => true,
  });
}

/** Releases what is held, two weeks later. */
export function useRelease(id: string) {
  return useChangePatrol(id, {
    send: (holdId: string) => call(privacyRoutes.releaseHold, { params: { id, holdId } }),
    applied: replaced,
  });
}

/** Withdraws a release that does not count yet. */
export function useWithdrawRelease(id: string) {
  return useChangePatrol(id, {
    send: (holdId: string) => call(privacyRoutes.withdrawRelease, { params: { id, holdId } }),
    applied: replaced,
  });
}
