import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, limits } from '#contract';
import { openPlaces, type Patrol } from '#patrols/contract';
import classes from '#patrols/web/DialogFields.module.css';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { useZone } from '#people/web/profile.tsx';
import { canOfferPlaces } from '#planning/contract';
import { actionTexts } from '#texts/shared.ts';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { AskedField } from './AskedField.tsx';
import { offerablePatrolsQuery, useOfferPlaces } from './queries.ts';
import { patrolOfferTexts } from './texts.ts';

interface OfferDialogProps {
  opened: boolean;
  /** The patrol whose free places are offered. */
  patrol: Patrol;
  /** ISO instant. */
  now: string;
  onClose: () => void;
}

/** Asks to whom free places are offered, and of which other patrols that lack somebody too (product 6.36). */
export function OfferDialog({ opened, patrol, now, onClose }: OfferDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [others, setOthers] = useState<readonly string[]>([]);
  const offer = useOfferPlaces(() => {
    setChosen([]);
    setOthers([]);
    onClose();
  });
  const send = () =>
    offer.mutate({
      ids: [patrol._id, ...others],
      ...(chosen.length > 0 && { patrollers: chosen }),
    });
  return (
    <Dialog
      opened={opened}
      title={patrolOfferTexts.offerPlaces}
      choices={[
        { label: actionTexts.notNow, onClick: onClose },
        { label: actionTexts.offer, tone: 'primary', loading: offer.isPending, onClick: send },
      ]}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{patrolOfferTexts.offerMeans}</p>
        <AskedField value={chosen} onChange={setChosen} />
        {opened && <OtherPatrols except={patrol._id} now={now} value={others} onChange={setOthers} />}
      </div>
    </Dialog>
  );
}

interface OtherPatrolsProps {
  /** The patrol that is offered anyhow. */
  except: string;
  now: string;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Ticks for other patrols that lack somebody. A failed read leaves them out: they can be offered from their own pages. */
function OtherPatrols({ except, now, value, onChange }: OtherPatrolsProps) {
  const zone = useZone();
  const { data, isPending } = useQuery(offerablePatrolsQuery);
  if (isPending) return <RowSkeletons plain />;
  const lacking = data?.items.filter(
    (patrol) => patrol._id !== except && canOfferPlaces(patrol, ['admin'], now) && openPlaces(patrol) > 0,
  );
  const others = lacking?.slice(0, limits.offeredTogether.max - 1) ?? [];
  if (others.length === 0) return null;
  return (
    <Checkbox.Group label={patrolOfferTexts.others} value={[...value]} onChange={onChange}>
      {others.map((other) => (
        <Checkbox
          key={other._id}
          value={other._id}
          label={patrolOfferTexts.other(openPlaces(other), {
            title: titleOf(other),
            when: formatDateTime(other.when, zone),
          })}
        />
      ))}
    </Checkbox.Group>
  );
}
