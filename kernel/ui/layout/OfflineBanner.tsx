import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '#lib/browser/online.ts';
import { feedbackTexts } from '#texts/shared.ts';
import classes from './Banner.module.css';

/** A bar under the header, or at the top of a page without one, while the device is offline (product 14.4). It pushes the content down, never covers it. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={classes.offlineStatus} data-screen-only>
      {!online && (
        <div className={`${classes.bar} ${classes.offline}`}>
          <IconWifiOff />
          {feedbackTexts.offline}
        </div>
      )}
    </div>
  );
}
