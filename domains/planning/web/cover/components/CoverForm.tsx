import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { issueSentence, issuesFromZod, RequiredMessage } from '#contract';
import type { PatrolType } from '#patrols/contract';
import { patrolTexts } from '#patrols/web/texts.ts';
import { actionTexts } from '#texts/shared.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { patrolCoverFormTexts } from '../texts.ts';
import '#ui/form/form-fields.css';

interface CoverFormProps {
  opened: boolean;
  type: PatrolType;
  onAsk: (reason: string) => void;
  onClose: () => void;
}

/** Asks why the user must drop out, which admins alone read, before all who could go are asked to take over (product 6.37). */
export function CoverForm({ opened, type, onAsk, onClose }: CoverFormProps) {
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const { data, error } = RequiredMessage.safeParse(reason);
  const ask = () => {
    setPressed(true);
    if (data !== undefined) onAsk(data);
  };
  return (
    <Dialog
      opened={opened}
      title={patrolCoverFormTexts.askTitle(type)}
      choices={[
        { label: actionTexts.back, onClick: onClose },
        { label: patrolTexts.askForCover, tone: 'primary', onClick: ask },
      ]}
      onClose={onClose}
    >
      <p>{patrolCoverFormTexts.askMeans}</p>
      <Textarea
        mt={16}
        label={patrolCoverFormTexts.why}
        description={patrolCoverFormTexts.whyIsFor}
        autosize
        minRows={2}
        maxRows={8}
        value={reason}
        error={pressed && error && issuesFromZod(error, reason).map(issueSentence)[0]}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  );
}
