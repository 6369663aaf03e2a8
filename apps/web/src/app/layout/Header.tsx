import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { useGoBack } from '#lib/navigation/go-back.ts';
import { actionTexts } from '#texts/shared.ts';
import { usePageData, useParentPage, useTitle } from '../routing/page-data.ts';
import classes from './Header.module.css';
import { HeaderViews } from './HeaderViews.tsx';
import { layoutTexts } from './texts.ts';

/**
 * The fixed top bar with the page's title. On a phone it also has the menu button, or Back on a detail page. The title is
 * a live region, so that screen readers announce the new page. At the end are the page's views, if it has several.
 */
export function Header({ onMenu }: { onMenu: () => void }) {
  const title = useTitle();
  const under = useParentPage();
  const { views } = usePageData();
  return (
    <div className={classes.header}>
      {under ? (
        <Back to={under} />
      ) : (
        <ActionIcon
          className={classes.phoneOnly}
          variant="subtle"
          aria-label={layoutTexts.menu}
          onClick={onMenu}
        >
          <IconMenu2 />
        </ActionIcon>
      )}
      <h1 className={classes.title} aria-live="polite">
        {title}
      </h1>
      {views && <HeaderViews views={views} />}
    </div>
  );
}

/** Goes one page back, or to the list when the page was opened by its URL. */
function Back({ to }: { to: string }) {
  const goBack = useGoBack();
  return (
    <ActionIcon
      className={classes.phoneOnly}
      variant="subtle"
      aria-label={actionTexts.back}
      onClick={() => goBack(to)}
    >
      <IconArrowLeft />
    </ActionIcon>
  );
}
