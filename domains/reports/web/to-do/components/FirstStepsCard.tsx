import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { FirstSteps } from '#reports/contract';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { toDoTexts } from '../texts.ts';
import classes from './FirstStepsCard.module.css';
import { ToDoRow } from './ToDoRow.tsx';

interface Step {
  step: keyof FirstSteps;
  to: LinkProps['to'];
  /** Where one is added instead, as a button beside it. */
  addOne?: LinkProps['to'];
}

const steps: readonly Step[] = [
  { step: 'people', to: '/people/import', addOne: '/person/new' },
  { step: 'ecc', to: '/organization' },
  { step: 'meetUp', to: '/organization' },
  { step: 'patrol', to: '/patrol/new' },
  { step: 'finalized', to: '/patrols/scheduled' },
];

/** What a new organization begins with (product 3.10). */
export function FirstStepsCard({ done }: { done: FirstSteps }) {
  return (
    <SectionCard title={toDoTexts.firstSteps}>
      <RowList>
        {steps.map(({ step, to, addOne }) => (
          <ToDoRow
            key={step}
            action={
              addOne && (
                <ButtonLink variant="default" to={addOne}>
                  {toDoTexts.addOne}
                </ButtonLink>
              )
            }
          >
            <div className={classes.step} data-done={done[step] || undefined}>
              {done[step] ? <IconCircleCheckFilled /> : <IconCircle />}
              <RowLink to={to}>
                {toDoTexts.step(step)} {done[step] && <VisuallyHidden>{toDoTexts.done}</VisuallyHidden>}
              </RowLink>
            </div>
          </ToDoRow>
        ))}
      </RowList>
    </SectionCard>
  );
}
