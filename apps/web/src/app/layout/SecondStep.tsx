import { Button } from '@mantine/core';
import { formatLocalDate } from '@patrolbook/contract';
import { IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useProfile } from '../../domain/profile/profile.tsx';
import { useRoles } from '../../lib/auth/auth.ts';
import banner from '../../ui/layout/Banner.module.css';
import { Page } from '../../ui/layout/Page.tsx';
import { SectionCard } from '../../ui/layout/SectionCard.tsx';
import classes from './SecondStep.module.css';

/** A bar under the header for who needs a second step and has none: by when it must be set up, or that the rest waits for it (product 9.25). */
export function SecondStepBanner() {
  const { secondStep, timeZone } = useProfile();
  if (!secondStep) return null;
  const { due, isOverdue } = secondStep;
  const tone = isOverdue ? banner.unsent : banner.update;
  return (
    <Link to="/security" className={`${banner.bar} ${tone} ${classes.bar}`} data-screen-only>
      <IconShieldLock />
      {isOverdue
        ? 'Your role needs a second step. Everything else is here again once it is set up on Security.'
        : `Your role needs a second step. Set it up before ${formatLocalDate(due, timeZone)}.`}
    </Link>
  );
}

/** Stands for a page that whoever lacks the second step that they need cannot open until they have set it up. */
export function SecondStepNeeded() {
  const isPatroller = useRoles().includes('patroller');
  return (
    <Page>
      <SectionCard title="Second Step Needed" padded>
        <p className={classes.text}>
          Your role needs more than a password to sign in: a code of an authenticator app. Everything is here
          again once you have set it up, which takes two minutes.
          {isPatroller && ' The record of your own patrols goes on all the same.'}
        </p>
        <div className={classes.buttons}>
          <Button component={Link} to="/security">
            Set Up on Security
          </Button>
          {isPatroller && (
            <Button component={Link} to="/" variant="default">
              My Roster
            </Button>
          )}
        </div>
      </SectionCard>
    </Page>
  );
}
