import { formatName } from '@patrolbook/contract';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useProfile } from '../../../lib/profile.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { None } from '../../../ui/None.tsx';
import { Page } from '../../../ui/Page.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import classes from './ProfilePage.module.css';

/** My Profile: name, email, phone and whether one has finished; also the first page of those without a roster. */
export function ProfilePage() {
  usePageTitle('My Profile');
  const profile = useProfile();
  return (
    <Page form>
      <LedgerCard padded>
        <div className={classes.head}>
          <h2 className={classes.name}>{formatName(profile)}</h2>
          {profile.finished !== null && <StatusChip status="finished" />}
        </div>
        <dl className={classes.facts}>
          <dt>Email</dt>
          <dd>{profile.email}</dd>
          <dt>Phone</dt>
          <dd>{profile.phone ?? <None>None</None>}</dd>
        </dl>
      </LedgerCard>
    </Page>
  );
}
