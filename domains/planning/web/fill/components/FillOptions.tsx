import { Button, Checkbox, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconUsersPlus } from '@tabler/icons-react';
import { limits } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { patrolFillTexts } from '../texts.ts';
import type { FillValues } from '../values.ts';
import classes from './FillForm.module.css';
import '#ui/form/form-fields.css';

interface FillOptionsProps {
  form: UseFormReturnType<FillValues>;
  /** The patrols that want more people, and those of them for which crews are proposed. */
  open: readonly PatrolListItem[];
  wanted: readonly PatrolListItem[];
  isSolving: boolean;
  onPropose: () => void;
}

/** How much rest there is to be, whether finalized patrols are filled too, and the button that works crews out. */
export function FillOptions({ form, open, wanted, isSolving, onPropose }: FillOptionsProps) {
  const { proposal } = form.values;
  const finalized = open.filter((patrol) => patrol.finalized).length;
  return (
    <SectionCard padded>
      <div className={classes.options}>
        <NumberInput
          label={patrolFillTexts.restHours}
          description={patrolFillTexts.restHoursMean}
          min={0}
          max={limits.restHours.max}
          allowDecimal={false}
          clampBehavior="none"
          hideControls
          autoComplete="off"
          {...form.getInputProps('restHours')}
        />
        {finalized > 0 && (
          <Checkbox
            label={patrolFillTexts.finalizedToo({ count: finalized })}
            description={patrolFillTexts.finalizedTooMeans}
            {...form.getInputProps('withFinalized', { type: 'checkbox' })}
          />
        )}
        <Button
          className={classes.propose}
          variant={proposal ? 'default' : 'filled'}
          leftSection={<IconUsersPlus />}
          disabled={wanted.length === 0}
          loading={isSolving}
          onClick={onPropose}
        >
          {proposal ? patrolFillTexts.again : patrolFillTexts.propose}
        </Button>
      </div>
    </SectionCard>
  );
}
