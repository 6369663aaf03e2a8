import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatName } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import type { NewSwap, SwapChoice } from '#planning/contract';
import { actionTexts } from '#texts/shared.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { swapChoicesQuery } from '../queries.ts';
import { patrolCoverFormTexts } from '../texts.ts';
import '#ui/form/form-fields.css';

interface SwapFormProps {
  opened: boolean;
  patrolId: string;
  onPropose: (choice: NewSwap) => void;
  onClose: () => void;
}

/** Asks with whom of another crew the user would change places (product 6.44). */
export function SwapForm({ opened, patrolId, onPropose, onClose }: SwapFormProps) {
  const zone = useZone();
  const { data, error, refetch } = useQuery({ ...swapChoicesQuery(patrolId), enabled: opened });
  const [chosen, setChosen] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  const options = data?.items.flatMap((choice) => optionsOf(choice, zone)) ?? [];
  const option = options.find(({ value }) => value === chosen);
  const propose = () => {
    setPressed(true);
    if (option) onPropose(option.swap);
  };
  const back = { label: actionTexts.back, onClick: onClose };
  const isEmpty = data && options.length === 0;
  return (
    <Dialog
      opened={opened}
      title={patrolCoverFormTexts.proposeTitle}
      choices={
        options.length > 0
          ? [back, { label: patrolCoverFormTexts.propose, tone: 'primary', onClick: propose }]
          : [back]
      }
      onClose={onClose}
    >
      <p>{isEmpty ? patrolCoverFormTexts.nobodyCould : patrolCoverFormTexts.proposeMeans}</p>
      {error && !data && (
        <ErrorCard
          title={patrolCoverFormTexts.unableToLoadCrews}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <RowSkeletons plain />}
      {options.length > 0 && (
        <Select
          mt={16}
          label={patrolCoverFormTexts.withWhom}
          data={options}
          searchable
          nothingFoundMessage={<NoOption>{patrolCoverFormTexts.nobodyFound}</NoOption>}
          value={chosen}
          error={pressed && !option && patrolCoverFormTexts.chooseSomebody}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}

/** `Sat 5 Dec 2026, 21:00: Mere NGATA`, for each of a crew. */
function optionsOf({ patrol, patrollers }: SwapChoice, zone: string) {
  return patrollers.map((person) => ({
    value: `${patrol._id} ${person._id}`,
    label: `${formatDateTime(patrol.when, zone)}: ${formatName(person)}`,
    swap: { patrol: patrol._id, patroller: person._id },
  }));
}
