import { getRouteApi } from '@tanstack/react-router';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { PatrolErrand } from '../../../ui/PatrolErrand.tsx';
import classes from './RecordPage.module.css';

const route = getRouteApi('/session/patrol/$id/record');

/** Records a patrol while it is under way: on paper, as long as it cannot be done here. */
export function RecordPage() {
  const { id } = route.useParams();
  return (
    <PatrolErrand id={id}>
      {() => (
        <LedgerCard title="Record on Paper" padded>
          <p className={classes.text}>
            Patrols cannot be recorded here yet. Write down when and where you start and finish, the odometer
            at both, and what you come across, with its time and place. In an emergency ring 111.
          </p>
        </LedgerCard>
      )}
    </PatrolErrand>
  );
}
