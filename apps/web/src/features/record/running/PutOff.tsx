import { Alert } from '@mantine/core';
import { IconCloudPause } from '@tabler/icons-react';
import { recordPageTexts } from '../../../texts/record/page.ts';
import classes from './Running.module.css';

/** Why a write waits although there is coverage: the server's sentence about it (product 17.19); null for none. */
export function PutOff({ sentence }: { sentence: string | null }) {
  return (
    <div role="status" className={classes.status}>
      {sentence !== null && (
        <Alert color="gray" icon={<IconCloudPause />} title={recordPageTexts.waitingToSend}>
          {recordPageTexts.putOff({ sentence })}
        </Alert>
      )}
    </div>
  );
}
