import { IconDownload } from '@tabler/icons-react';
import { installUpdate } from '#lib/browser/update.ts';
import banner from '#ui/layout/Banner.module.css';
import navigation from './Navigation.module.css';
import { layoutTexts } from './texts.ts';

interface UpdateProps {
  /** Whether a newer version is available. */
  available: boolean;
}

/** A bar under the header that installs a newer version. */
export function UpdateBanner({ available }: UpdateProps) {
  if (!available) return null;
  return (
    <button
      type="button"
      className={`${banner.bar} ${banner.update}`}
      onClick={installUpdate}
      data-screen-only
    >
      <IconDownload />
      {layoutTexts.updateAvailable}
    </button>
  );
}

/** The same bar as an item of the side navigation. */
export function UpdateItem({ available }: UpdateProps) {
  if (!available) return null;
  return (
    <button type="button" className={navigation.item} onClick={installUpdate}>
      <IconDownload />
      {layoutTexts.update}
    </button>
  );
}
