import { VisuallyHidden } from '@mantine/core';
import type { FirstSteps } from '@patrolbook/contract';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { RowLink } from '../../../ui/layout/RowLink.tsx';
import { RowList } from '../../../ui/layout/RowList.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import classes from './FirstStepsCard.module.css';
import { ToDoRow } from './ToDoRow.tsx';

interface Step {
  step: keyof FirstSteps;
  to: LinkProps['to'];
  text: string;
  /** Another way to do it, as a button beside it. */
  also?: { to: LinkProps['to']; text: string };
}

const steps: readonly Step[] = [
  {
    step: 'people',
    to: '/people/import',
    text: 'Import the people who patrol',
    also: { to: '/person/new', text: 'Add One' },
  },
  { step: 'ecc', to: '/organization', text: 'Have the ECC’s email address and phone number entered' },
  { step: 'meetUp', to: '/organization', text: 'Say where patrols meet' },
  { step: 'patrol', to: '/patrol/new', text: 'Plan the first patrol' },
  { step: 'finalized', to: '/patrols/scheduled', text: 'Put a crew on it and finalize it' },
];

/** What a new organization begins with (product 3.10). */
export function FirstStepsCard({ done }: { done: FirstSteps }) {
  return (
    <SectionCard title="First Steps">
      <RowList>
        {steps.map(({ step, to, text, also }) => (
          <ToDoRow
            key={step}
            action={
              also && (
                <ButtonLink variant="default" to={also.to}>
                  {also.text}
                </ButtonLink>
              )
            }
          >
            <div className={classes.step} data-done={done[step] || undefined}>
              {done[step] ? <IconCircleCheckFilled /> : <IconCircle />}
              <RowLink to={to}>
                {text} {done[step] && <VisuallyHidden>(done)</VisuallyHidden>}
              </RowLink>
            </div>
          </ToDoRow>
        ))}
      </RowList>
    </SectionCard>
  );
}
