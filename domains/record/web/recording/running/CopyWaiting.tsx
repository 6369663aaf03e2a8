import { Alert, Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useAuth, useRoles } from '#lib/auth/auth.ts';
import { isCrewMember } from '#patrols/contract';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { refusedTextOf } from '../refused.ts';
import { recordUnsentTexts } from '../texts.ts';
import type { Unsaved } from '../unsaved.ts';
import { copyText } from './copy-text.ts';

interface CopyWaitingProps {
  record: RecordedPatrol;
  /** What was half-typed and cannot be saved now. */
  unsaved: readonly Unsaved[];
}

/**
 * Offers to copy what waits to whoever may not be able to send it any more: the session has ended, as that of a member does who was
 * dismissed, or the role or the place on the crew was lost (product 17.59); and what nobody can save now. Renders nothing otherwise.
 */
export function CopyWaiting({ record: { patrol, unsent }, unsaved }: CopyWaitingProps) {
  const zone = useZone();
  const auth = useAuth();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const isCutOff = (auth.status === 'authenticated' && auth.ended) || !isCrewMember(patrol, viewer);
  const waiting = isCutOff || unsaved.length > 0 ? unsent : [];
  const texts = [
    ...waiting.map((write) => refusedTextOf(write, patrol, zone)),
    ...unsaved.map(({ copy }) => copy),
  ];
  if (texts.length === 0) return null;
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconCopy />}
      title={recordUnsentTexts.onThisPhone(texts.length)}
    >
      <p>{recordUnsentTexts.onThisPhoneMeans}</p>
      <Button variant="default" mt="sm" onClick={() => void copyText(texts.join('\n\n'))}>
        {recordUnsentTexts.copyText}
      </Button>
    </Alert>
  );
}
