import { Switch } from '@mantine/core';
import { useWideScreen } from '../../../lib/screen.ts';
import { useShowWho } from '../show-who.ts';

/** Hides and shows the Who column; phones have none. */
export function ShowWho() {
  const [shown, setShown] = useShowWho();
  if (!useWideScreen()) return null;
  return (
    <Switch
      withThumbIndicator={false}
      label="Show who"
      checked={shown}
      onChange={(event) => setShown(event.currentTarget.checked)}
    />
  );
}
