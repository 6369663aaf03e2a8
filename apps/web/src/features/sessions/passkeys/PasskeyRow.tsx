import { Button } from '@mantine/core';
import { formatDate, type Passkey } from '@patrolbook/contract';
import { useZone } from '../../../domain/profile/profile.tsx';
import { RelativeTime } from '../../../ui/display/RelativeTime.tsx';
import { Row } from '../../../ui/layout/RowList.tsx';
import { recentMoment } from '../moments.ts';
import classes from './PasskeyRow.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey: its name, when it was added and last used, and what can be done with it. */
export function PasskeyRow({ passkey: { name, added, lastUsed }, onRename, onRemove }: PasskeyRowProps) {
  const zone = useZone();
  return (
    <Row>
      <div className={classes.text}>
        <div className={classes.name}>{name}</div>
        <div className={classes.times}>
          Added {formatDate(added, zone)} ·{' '}
          {lastUsed ? (
            <>
              used <RelativeTime when={lastUsed} text={(at, now) => recentMoment(at, zone, now)} />
            </>
          ) : (
            'not used yet'
          )}
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="outline" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Row>
  );
}
