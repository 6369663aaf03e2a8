import { Button } from '@mantine/core';
import classes from './DeadPasswordLink.module.css';

/** Says that a link to set a password was used or has expired, and offers another (product 10.3). */
export function DeadPasswordLink({ onAnother }: { onAnother: () => void }) {
  return (
    <div role="alert">
      <h2 className={classes.title}>This link no longer works</h2>
      <p className={classes.text}>
        It has expired, or a password was already set with it. Ask for another one.
      </p>
      <Button size="xl" fullWidth onClick={onAnother}>
        Send Another Link
      </Button>
    </div>
  );
}
