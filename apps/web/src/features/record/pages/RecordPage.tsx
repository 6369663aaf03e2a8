import { getRouteApi } from '@tanstack/react-router';
import { PatrolTaskPage } from '../../../domain/patrol/PatrolTaskPage.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import classes from './RecordPage.module.css';

const route = getRouteApi('/session/patrol/$id/record');

/** How to record a running patrol: on paper, until it can be done here (product 8.8). */
export function RecordPage() {
  const { id } = route.useParams();
  return (
    <PatrolTaskPage id={id}>
      {() => (
        <LedgerCard title="Record on Paper" padded>
          <p className={classes.text}>
            Patrols cannot be recorded here yet. Write down when and where you start and finish, the odometer
            at both, and what you come across, with its time and place. In an emergency ring 111.
          </p>
        </LedgerCard>
      )}
    </PatrolTaskPage>
  );
}
