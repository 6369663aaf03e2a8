import { Alert } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconPencil } from '@tabler/icons-react';
import { formatDayMonth, formatWeekday } from '#contract';
import type { AssignmentView } from '#crew/contract';
import { assignmentTexts } from '#crew/web/texts.ts';
import { type Banner, bannersOf } from '../answering.ts';

const looks = {
  'not-finalized': { title: 'notFinalizedTitle', color: 'orange', icon: <IconPencil /> },
  accepted: { title: 'acceptedTitle', color: 'green', icon: <IconCircleCheck /> },
  declined: { title: 'declinedTitle', color: 'red', icon: <IconCircleX /> },
} as const satisfies Record<Banner, object>;

/** The state of the patrol and of the patroller's answer. */
export function AssignmentBanners({ view }: { view: AssignmentView }) {
  return bannersOf(view).map((banner) => {
    const { title, color, icon } = looks[banner];
    return (
      <Alert key={banner} role="status" title={assignmentTexts[title]} color={color} icon={icon}>
        {textOf(banner, view)}
      </Alert>
    );
  });
}

function textOf(banner: Banner, { assignment, organization, patrol }: AssignmentView): string {
  const answered = banner !== 'not-finalized' && assignment[banner]?.when;
  if (!answered) return assignmentTexts.mayChange(patrol.type);
  const zone = organization.timeZone;
  const date = `${formatWeekday(answered, zone)} ${formatDayMonth(answered, zone)}`;
  return assignmentTexts[banner](patrol.type, { date });
}
