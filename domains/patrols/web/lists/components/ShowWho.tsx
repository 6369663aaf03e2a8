import { Switch } from '@mantine/core';
import { useWideScreen } from '#lib/browser/screen.ts';
import { useShowWho } from '../show-who.ts';
import { patrolTableTexts } from '../texts.ts';

/** Shows and hides the Who column, which phones do not have. */
export function ShowWho() {
  const [shown, setShown] = useShowWho();
  if (!useWideScreen()) return null;
  return (
    <Switch
      withThumbIndicator={false}
      label={patrolTableTexts.showWho}
      checked={shown}
      onChange={(event) => setShown(event.currentTarget.checked)}
    />
  );
}
