import { Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { formatDateTime } from '#contract';
import { detailsOf, kindOf } from '#patrols/contract';
import { useOpensPatrols } from '#patrols/web/rows/PatrolLink.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { IncidentListItem, IncidentPoint } from '#record/contract';
import { PlaceText } from '#record/web/places/PlaceText.tsx';
import { actionTexts } from '#texts/shared.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { IncidentIcon } from '../../IncidentIcon.tsx';
import { incidentQuery } from '../queries.ts';
import { incidentMapTexts } from '../texts.ts';
import classes from './IncidentCard.module.css';

interface IncidentCardProps {
  incident: IncidentPoint;
  /** Its number among those in one place, from 1, and how many there are. */
  place: { number: number; count: number };
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** The chosen incident: what it was, when, where and its details (product 19.3). */
export function IncidentCard({ incident, place, onStep, onClose }: IncidentCardProps) {
  const title = useId();
  const card = useFocusOnce();
  const zone = useZone();
  const { data, error, refetch } = useQuery(incidentQuery(incident));
  const [, , , pointWhat, seconds] = incident;
  const what = data ? kindOf(data) : pointWhat;
  const time = formatDateTime(new Date(seconds * 1000).toISOString(), zone);
  return (
    <section ref={card} className={classes.card} aria-labelledby={title} tabIndex={-1}>
      <header className={classes.head}>
        <IncidentIcon what={what} />
        <div className={classes.what}>
          <h2 id={title} className={classes.title}>
            {what}
          </h2>
          <p className={classes.when}>
            <PlaceText location={data?.location ?? null} before={time} />
          </p>
        </div>
        <IconButton hint={actionTexts.close} onClick={onClose}>
          <IconX />
        </IconButton>
      </header>
      {error && <ErrorCard title={incidentMapTexts.unableToLoadIncident} error={error} onRetry={refetch} />}
      {!error && data === undefined && (
        <Loading>
          <Skeleton height={24} />
        </Loading>
      )}
      {data === null && <p>{incidentMapTexts.gone}</p>}
      {data && <Details incident={data} />}
      {place.count > 1 && (
        <nav className={classes.together} aria-label={incidentMapTexts.inThisPlace}>
          <IconButton hint={incidentMapTexts.previous} onClick={() => onStep(-1)}>
            <IconChevronLeft />
          </IconButton>
          <span aria-live="polite">{incidentMapTexts.position(place)}</span>
          <IconButton hint={incidentMapTexts.next} onClick={() => onStep(1)}>
            <IconChevronRight />
          </IconButton>
        </nav>
      )}
    </section>
  );
}

/** Moves the focus to what opens, and so into view. When that closes, the focus returns to where it was. */
function useFocusOnce() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return element;
}

function Details({ incident }: { incident: IncidentListItem }) {
  const opens = useOpensPatrols();
  const details = detailsOf(incident);
  return (
    <>
      {details && <p>{details}</p>}
      <p className={classes.links}>
        {opens && (
          <Link to="/patrol/$id" params={{ id: incident.patrol._id }}>
            {incidentMapTexts.openPatrol}
          </Link>
        )}
        <Link to="/incidents" search={true}>
          {incidentMapTexts.allIncidents}
        </Link>
      </p>
    </>
  );
}
