import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { useGoBack } from '../../lib/go-back.ts';
import { useTitle, useUnder } from '../page-data.ts';
import classes from './Header.module.css';

/**
 * The fixed top bar with the page's title; on a phone it opens the drawer, or leads back from a detail page. Screen readers
 * are told when the title changes: another page has opened.
 */
export function Header({ onMenu }: { onMenu: () => void }) {
  const title = useTitle();
  const under = useUnder();
  return (
    <div className={classes.header}>
      {under ? (
        <Back to={under} />
      ) : (
        <ActionIcon className={classes.phoneOnly} variant="subtle" aria-label="Menu" onClick={onMenu}>
          <IconMenu2 />
        </ActionIcon>
      )}
      <h1 className={classes.title} aria-live="polite">
        {title}
      </h1>
    </div>
  );
}

/** One page back, or to the list when the page was opened by its address. */
function Back({ to }: { to: string }) {
  const goBack = useGoBack();
  return (
    <ActionIcon className={classes.phoneOnly} variant="subtle" aria-label="Back" onClick={() => goBack(to)}>
      <IconArrowLeft />
    </ActionIcon>
  );
}
