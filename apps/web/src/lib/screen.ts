import { useMediaQuery } from '@mantine/hooks';

/** Whether tables and words fit: 768 pixels and more. Phones get rows and menus instead. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
}
