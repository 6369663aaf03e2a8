import { Alert } from '@mantine/core';
import { formatTime } from '@patrolbook/contract';
import { IconPencil } from '@tabler/icons-react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { discardDraft } from '../../../lib/drafts/open-draft.ts';
import { recordPageTexts } from '../../../texts/record/page.ts';
import type { Unsaved } from '../unsaved.ts';
import { DiscardButton } from './DiscardButton.tsx';
import classes from './Unsent.module.css';

/** What was half-typed by somebody who cannot save it now, as it stands (product 17.59). `CopyWaiting` copies it. */
export function UnsavedCards({ unsaved }: { unsaved: readonly Unsaved[] }) {
  const zone = useZone();
  return unsaved.map(({ id, title, begun, text }) => (
    <Alert
      key={id}
      role="status"
      color="orange"
      icon={<IconPencil />}
      title={recordPageTexts.halfTyped({ title })}
    >
      <p>{recordPageTexts.unsavedSince({ time: formatTime(begun, zone) })}</p>
      <p className={classes.text}>{text}</p>
      <div className={classes.buttons}>
        <DiscardButton onDiscard={() => void discardDraft(id)}>{recordPageTexts.neverSaved}</DiscardButton>
      </div>
    </Alert>
  ));
}
