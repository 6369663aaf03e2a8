import { useLocalStorage } from '@mantine/hooks';

/** Whether the lists' Who column is shown; remembered on this device. */
export function useShowWho() {
  return useLocalStorage({ key: 'show-who', defaultValue: true, getInitialValueInEffect: false });
}
