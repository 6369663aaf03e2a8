import { useLocalStorage } from '@mantine/hooks';

/** Whether a patrol's record is shown in a table with its details instead of along a line, remembered on this device. */
export function useDetails() {
  return useLocalStorage({ key: 'patrol-details', defaultValue: false, getInitialValueInEffect: false });
}
