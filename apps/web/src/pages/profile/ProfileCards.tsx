import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { CalendarCard } from '#accounts/web/CalendarCard.tsx';
import { PasswordCard } from '#accounts/web/PasswordCard.tsx';
import { formatName } from '#contract';
import { hasSavedInput } from '#lib/form/saved-input.ts';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { PhoneLink } from '#people/web/PhoneLink.tsx';
import { MailChoicesCard } from '#people/web/profile/MailChoicesCard.tsx';
import classes from '#people/web/profile/ProfileCards.module.css';
import { useProfile } from '#people/web/profile.tsx';
import { profileTexts } from '#people/web/texts.ts';
import { InformationCard } from '#privacy/web/profile/InformationCard.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { EmailLink } from '#ui/display/ContactLink.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';

const PhoneForm = lazyPart(() => import('#people/web/profile/PhoneForm.tsx'), 'PhoneForm');

/** Opens the form again for what was typed before the session ended. */
const keptAs = 'phone';

/** Name, email, patrol ID number, phone and a Finished chip. The phone, the mails, the calendar's address and the password can be changed. */
export function ProfileCards() {
  const profile = useProfile();
  const [editing, setEditing] = useState(false);
  const edit = () => void PhoneForm.load().then(setEditing);
  const reopen = useEffectEvent(() => hasSavedInput(keptAs) && edit());
  useEffect(() => void reopen(), []);
  return (
    <>
      <SectionCard padded>
        <div className={classes.head}>
          <h2 className={classes.name}>{formatName(profile)}</h2>
          {profile.finished !== null && <StatusChip status="finished" />}
        </div>
        <div className={classes.contact}>
          <dl className={classes.facts}>
            <dt>{fieldTexts.email}</dt>
            <dd>
              <EmailLink>{profile.email}</EmailLink>
            </dd>
            <dt>{profileTexts.idNumber}</dt>
            <dd>{profile.idNumber ?? <EmptyText>{fieldTexts.none}</EmptyText>}</dd>
            {!editing && (
              <>
                <dt>{fieldTexts.phone}</dt>
                <dd>
                  {profile.phone ? (
                    <PhoneLink>{profile.phone}</PhoneLink>
                  ) : (
                    <EmptyText>{fieldTexts.none}</EmptyText>
                  )}
                </dd>
              </>
            )}
          </dl>
        </div>
        {editing ? (
          <PhoneForm phone={profile.phone} keptAs={keptAs} onClose={() => setEditing(false)} />
        ) : (
          <Button className={classes.edit} variant="default" leftSection={<IconEdit />} onClick={edit}>
            {profileTexts.changePhone}
          </Button>
        )}
      </SectionCard>
      <MailChoicesCard profile={profile} />
      <CalendarCard />
      <PasswordCard />
      {profile.organizationId !== null && <InformationCard />}
    </>
  );
}
