import { useRemembered } from '#lib/storage/remembered.ts';

/** Whether the lists' Who column is shown; remembered on this device. */
export function useShowWho() {
  return useRemembered('show-who', true);
}
