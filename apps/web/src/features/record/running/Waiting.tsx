import { IconCloudUp } from '@tabler/icons-react';
import classes from './Waiting.module.css';

interface WaitingProps {
  count: number;
  /** The server's sentence about a write that it takes later; null if there is none. */
  putOff: string | null;
}

/**
 * How many entries wait to be sent, and why one waits although there is coverage. Nothing is wrong, so the note
 * is calm.
 */
export function Waiting({ count, putOff }: WaitingProps) {
  return (
    <div role="status" className={classes.status}>
      {count > 0 && (
        <div className={classes.waiting}>
          <IconCloudUp />
          <p>
            <b>{count} waiting to send</b> <span className={classes.kept}>kept on this phone</span>
            {putOff !== null && (
              <span className={classes.putOff}>
                The server says: “{putOff}” This phone tries again by itself.
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
