import { useRemembered } from '#lib/storage/remembered.ts';

/** Whether the record is shown as a table with details instead of a timeline; remembered on this device. */
export function useDetails() {
  return useRemembered('patrol-details', false);
}
