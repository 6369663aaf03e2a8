import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRoles } from '#lib/auth/auth.ts';
import { titleTexts } from '#texts/titles.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './SecondStepNeeded.module.css';
import { secondStepNeededTexts } from './texts.ts';

/** Stands for a page that whoever lacks the second step that they need cannot open until they have set it up. */
export function SecondStepNeeded() {
  const isPatroller = useRoles().includes('patroller');
  return (
    <Page>
      <SectionCard title={secondStepNeededTexts.title} padded>
        <p className={classes.text}>
          {secondStepNeededTexts.whatToDo}
          {isPatroller && ` ${secondStepNeededTexts.ownRecord}`}
        </p>
        <div className={classes.buttons}>
          <Button component={Link} to="/security">
            {secondStepNeededTexts.setUp}
          </Button>
          {isPatroller && (
            <Button component={Link} to="/" variant="default">
              {titleTexts.myRoster}
            </Button>
          )}
        </div>
      </SectionCard>
    </Page>
  );
}
