import { useRemembered } from '#lib/storage/remembered.ts';

/** Whether the printed roster has phone numbers; remembered on this device. */
export function useRosterPhones() {
  return useRemembered('roster-phones', false);
}
