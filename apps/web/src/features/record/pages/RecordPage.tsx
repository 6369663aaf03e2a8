import { getRouteApi } from '@tanstack/react-router';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PatrolBrief } from '../../../ui/PatrolBrief.tsx';
import { PatrolFrame } from '../../../ui/PatrolFrame.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import classes from './RecordPage.module.css';

const route = getRouteApi('/session/patrol/$id/record');

/** Records a patrol while it is under way: on paper, as long as it cannot be done here. */
export function RecordPage() {
  const { id } = route.useParams();
  return (
    <PatrolFrame
      id={id}
      loading={
        <Page form>
          <LedgerCard>
            <RowSkeletons plain />
          </LedgerCard>
        </Page>
      }
    >
      {(patrol) => (
        <Page form>
          <LedgerCard>
            <PatrolBrief patrol={patrol} />
          </LedgerCard>
          <LedgerCard title="Record on Paper" padded>
            <p className={classes.text}>
              Patrols cannot be recorded here yet. Write down when and where you start and finish, the
              odometer at both, and what you come across, with its time and place. In an emergency ring 111.
            </p>
          </LedgerCard>
        </Page>
      )}
    </PatrolFrame>
  );
}
