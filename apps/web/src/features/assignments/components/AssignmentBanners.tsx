import { Alert } from '@mantine/core';
import { type AssignmentView, formatDayMonth, formatWeekday } from '@patrolbook/contract';
import { IconCircleCheck, IconCircleX, IconPencil } from '@tabler/icons-react';
import { type Banner, bannersOf } from '../answering.ts';

const looks = {
  'not-finalized': { title: 'NOT FINALIZED', color: 'orange', icon: <IconPencil /> },
  accepted: { title: 'ACCEPTED', color: 'green', icon: <IconCircleCheck /> },
  declined: { title: 'DECLINED', color: 'red', icon: <IconCircleX /> },
} as const satisfies Record<Banner, object>;

/** The state of the patrol and of the patroller's answer. */
export function AssignmentBanners({ view }: { view: AssignmentView }) {
  return bannersOf(view).map((banner) => (
    <Alert key={banner} role="status" {...looks[banner]}>
      {textOf(banner, view)}
    </Alert>
  ));
}

function textOf(banner: Banner, { assignment, organization, patrol }: AssignmentView): string {
  if (banner === 'not-finalized') return `The details of this ${patrol.type} may still change.`;
  const answered = assignment[banner]?.when;
  if (!answered) return `You ${banner} this ${patrol.type}.`;
  const zone = organization.timeZone;
  return `You ${banner} this ${patrol.type} on ${formatWeekday(answered, zone)} ${formatDayMonth(answered, zone)}.`;
}
