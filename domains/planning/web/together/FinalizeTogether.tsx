import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconPhoneOff, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatName } from '#contract';
import { recipientsText } from '#crew/web/recipients-text.ts';
import { useUnmailedText } from '#crew/web/unmailed.ts';
import { noEccText } from '#ecc/web/ecc-text.ts';
import type { PatrolListItem } from '#patrols/contract';
import { AddressFailingChip } from '#people/web/failing-addresses.tsx';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { patrolTogetherTexts } from '../texts.ts';
import {
  belowLeastCrewText,
  type Counted,
  useCountTogether,
  useFinalizeTogether,
} from './finalize-together.ts';

interface FinalizeTogetherProps {
  label: string;
  /** Reads the drafts, at least one and at most as many as are finalized by one call. */
  read: () => Promise<readonly PatrolListItem[]>;
  onFinalized?: () => void;
}

/** Finalizes several drafts, after it has said how many, whom that mails and what is amiss with them (product 5.17). */
export function FinalizeTogether({ label, read, onFinalized }: FinalizeTogetherProps) {
  const [asking, setAsking] = useState(false);
  const count = useCountTogether(read);
  const finalize = useFinalizeTogether();
  const onConfirm = ({ drafts }: Counted) => {
    setAsking(false);
    finalize.mutate(
      drafts.map(({ _id }) => _id),
      { ...(onFinalized && { onSuccess: onFinalized }) },
    );
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend />}
        loading={count.isPending || finalize.isPending}
        onClick={() => count.mutate(undefined, { onSuccess: () => setAsking(true) })}
      >
        {label}
      </Button>
      {count.data && (
        <Question
          opened={asking}
          counted={count.data}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  opened: boolean;
  counted: Counted;
  onConfirm: (counted: Counted) => void;
  onClose: () => void;
}

function Question({ opened, counted, onConfirm, onClose }: QuestionProps) {
  const { drafts, recipients, unreached } = counted;
  const unmailed = useUnmailedText(recipients);
  const { data: organization } = useQuery(myOrganizationQuery);
  const [noEcc] = organization ? drafts.flatMap((draft) => noEccText(draft, organization) ?? []) : [];
  const short = belowLeastCrewText(drafts);
  return (
    <ConfirmDialog
      opened={opened}
      title={patrolTogetherTexts.title(drafts.length)}
      choices={[
        { label: patrolTogetherTexts.notYet, onClick: onClose },
        {
          label: short ? patrolTogetherTexts.finalizeAnyway : patrolTogetherTexts.finalize(drafts.length),
          tone: short ? 'danger' : 'primary',
          onClick: () => onConfirm(counted),
        },
      ]}
      onClose={onClose}
    >
      {short && (
        <Alert mb={16} color="orange" icon={<IconAlertTriangle />}>
          {short}
        </Alert>
      )}
      {noEcc && (
        <Alert mb={16} color="orange" icon={<IconPhoneOff />}>
          {noEcc}
        </Alert>
      )}
      <p>
        <Filled
          text={patrolTogetherTexts.mails}
          values={{ recipients: <b>{recipientsText(recipients)}</b> }}
        />
      </p>
      {unmailed && <p>{unmailed}</p>}
      {unreached.length > 0 && (
        <ul>
          {unreached.map((person) => (
            <li key={person._id}>
              {formatName(person)} <AddressFailingChip />
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
