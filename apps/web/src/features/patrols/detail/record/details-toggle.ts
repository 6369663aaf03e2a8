import { useLocalStorage } from '@mantine/hooks';

/** Whether the record is shown as a table with details instead of a timeline; remembered on this device. */
export function useDetails() {
  return useLocalStorage({ key: 'patrol-details', defaultValue: false, getInitialValueInEffect: false });
}
