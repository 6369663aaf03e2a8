import { useEffect, useState } from 'react';

/**
 * Whether something is open that was mounted to be: false at first. Mantine's dialogs and menus give the focus back to what had it
 * when they were opened, and take note of that only when they open after they were mounted.
 */
export function useAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
