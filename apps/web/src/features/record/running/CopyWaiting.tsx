import { Alert, Button } from '@mantine/core';
import { isCrewMember } from '@patrolbook/contract';
import { IconCopy } from '@tabler/icons-react';
import { useProfile, useZone } from '../../../domain/profile/profile.tsx';
import type { RecordedPatrol } from '../../../domain/record/recorder.ts';
import { useAuth, useRoles } from '../../../lib/auth/auth.ts';
import { recordUnsentTexts } from '../../../texts/record/unsent.ts';
import { copyOf } from '../refused.ts';
import { copyText } from './copy-text.ts';

/**
 * Offers to copy what waits to whoever may not be able to send it any more: the session has ended, as that of a member does who was
 * dismissed, or the role or the place on the crew was lost (product 17.59). Renders nothing otherwise.
 */
export function CopyWaiting({ record: { patrol, unsent } }: { record: RecordedPatrol }) {
  const zone = useZone();
  const auth = useAuth();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const isCutOff = (auth.status === 'authenticated' && auth.ended) || !isCrewMember(patrol, viewer);
  if (!isCutOff || unsent.length === 0) return null;
  const text = unsent.map((write) => copyOf(write, patrol, zone)).join('\n\n');
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconCopy />}
      title={recordUnsentTexts.onThisPhone(unsent.length)}
    >
      <p>{recordUnsentTexts.onThisPhoneMeans}</p>
      <Button variant="default" mt="sm" onClick={() => void copyText(text)}>
        {recordUnsentTexts.copyText}
      </Button>
    </Alert>
  );
}
