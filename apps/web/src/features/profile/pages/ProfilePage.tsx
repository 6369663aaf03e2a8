import { formatName } from '@patrolbook/contract';
import { StatusChip } from '../../../domain/patrol/StatusChip.tsx';
import { useProfile } from '../../../domain/profile/profile.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { EmailLink, PhoneLink } from '../../../ui/display/ContactLink.tsx';
import { EmptyText } from '../../../ui/display/EmptyText.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import classes from './ProfilePage.module.css';

/** My Profile: name, email, phone and a Finished chip; the start page of members without a roster (product 14.3). */
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
          <dd>
            <EmailLink>{profile.email}</EmailLink>
          </dd>
          <dt>Phone</dt>
          <dd>{profile.phone ? <PhoneLink>{profile.phone}</PhoneLink> : <EmptyText>None</EmptyText>}</dd>
        </dl>
      </LedgerCard>
    </Page>
  );
}
