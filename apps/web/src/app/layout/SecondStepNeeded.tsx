import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRoles } from '../../lib/auth/auth.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { SectionCard } from '../../ui/layout/SectionCard.tsx';
import classes from './SecondStepNeeded.module.css';

/** Stands for a page that whoever lacks the second step that they need cannot open until they have set it up. */
export function SecondStepNeeded() {
  const isPatroller = useRoles().includes('patroller');
  return (
    <Page>
      <SectionCard title="Second Step Needed" padded>
        <p className={classes.text}>
          Your role needs more than a password to sign in: a passkey, or a code of an authenticator app.
          Everything is here again once you have set it up, which takes two minutes.
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
