import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { Profile } from '#people/contract';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { choiceText, choosableFor } from '../choosable/choosable-mails.ts';
import { mailChoiceTexts, profileTexts } from '../texts.ts';
import classes from './ProfileCards.module.css';

const MailsForm = lazyPart(() => import('./MailsForm.tsx'), 'MailsForm');

/** Which of the mails that nobody has to get the user gets (product 11.46); nothing for others. */
export function MailChoicesCard({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(false);
  const mails = choosableFor(profile.roles);
  if (mails.length === 0) return null;
  return (
    <SectionCard title={profileTexts.mails} padded>
      {editing ? (
        <MailsForm profile={profile} mails={mails} onClose={() => setEditing(false)} />
      ) : (
        <>
          <dl className={classes.facts}>
            {mails.map((mail) => (
              <Fragment key={mail}>
                <dt>{mailChoiceTexts.label(mail)}</dt>
                <dd>{choiceText(mail, profile[mail])}</dd>
              </Fragment>
            ))}
          </dl>
          <Button
            className={classes.edit}
            variant="default"
            leftSection={<IconEdit />}
            onClick={() => void MailsForm.load().then(setEditing)}
          >
            {profileTexts.changeMails}
          </Button>
        </>
      )}
    </SectionCard>
  );
}
