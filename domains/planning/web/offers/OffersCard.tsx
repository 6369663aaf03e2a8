import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { openPlaces, type Patrol } from '#patrols/contract';
import classes from '#patrols/web/RuledList.module.css';
import { canOfferPlaces } from '#planning/contract';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { Offer } from './Offer.tsx';
import { offersQuery } from './queries.ts';
import { patrolOfferTexts } from './texts.ts';

const OfferDialog = lazyOverlay(() => import('./OfferDialog.tsx'), 'OfferDialog');

interface OffersCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** The free places of a patrol and to whom they were offered, for admins (product 6.34 and 6.36). Nothing while there is neither. */
export function OffersCard({ patrol, now }: OffersCardProps) {
  const roles = useRoles();
  const [opened, setOpened] = useState(false);
  // A draft has nothing to offer, and an event no places.
  const enabled = patrol.type === 'patrol' && patrol.finalized !== null;
  const { data, error, refetch } = useQuery({ ...offersQuery(patrol._id), enabled });
  const free = canOfferPlaces(patrol, roles, now) ? openPlaces(patrol) : 0;
  if (error && !data)
    return <ErrorCard title={patrolOfferTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (free === 0 && !data?.items.length) return null;
  return (
    <SectionCard
      title={patrolOfferTexts.title}
      count={free || undefined}
      padded
      action={
        free > 0 && (
          <Button variant="default" leftSection={<IconUserPlus />} onClick={() => setOpened(true)}>
            {patrolOfferTexts.offerPlaces}
          </Button>
        )
      }
    >
      {data?.items.length === 0 && <p className={classes.quiet}>{patrolOfferTexts.none}</p>}
      <ul className={classes.list}>
        {data?.items.map((offer) => (
          <Offer key={offer._id} offer={offer} />
        ))}
      </ul>
      <OfferDialog opened={opened} patrol={patrol} now={now} onClose={() => setOpened(false)} />
    </SectionCard>
  );
}
