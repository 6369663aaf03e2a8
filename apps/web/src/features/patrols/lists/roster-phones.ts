import { useLocalStorage } from '@mantine/hooks';

/** Whether the printed roster has phone numbers; remembered on this device. */
export function useRosterPhones() {
  return useLocalStorage({ key: 'roster-phones', defaultValue: false, getInitialValueInEffect: false });
}
