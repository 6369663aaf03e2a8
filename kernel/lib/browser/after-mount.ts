import { useEffect, useState } from 'react';

/**
 * Returns `opened`, but false on the first render. Mantine's dialogs and menus return the focus when they close, but only if
 * they opened after they were mounted.
 */
export function useAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
