import { Alert } from '@mantine/core';
import { IconCloudPause } from '@tabler/icons-react';
import { recordUnsentTexts } from '../texts.ts';
import classes from './Running.module.css';

/** Why a write waits although there is coverage: the server's sentence about it (product 17.19); null for none. */
export function PutOff({ sentence }: { sentence: string | null }) {
  return (
    <div role="status" className={classes.status}>
      {sentence !== null && (
        <Alert color="gray" icon={<IconCloudPause />} title={recordUnsentTexts.waitingToSend}>
          {recordUnsentTexts.putOff({ sentence })}
        </Alert>
      )}
    </div>
  );
}
