import { IconCloudUp } from '@tabler/icons-react';
import classes from './Waiting.module.css';

/** How much waits to be sent. Nothing is wrong, so it is calm. */
export function Waiting({ count }: { count: number }) {
  return (
    <div role="status" className={classes.status}>
      {count > 0 && (
        <p className={classes.waiting}>
          <IconCloudUp />
          <span>
            <b>{count} waiting to send</b> <span className={classes.kept}>kept on this phone</span>
          </span>
        </p>
      )}
    </div>
  );
}
