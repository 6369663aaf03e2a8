import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { editRefusal, type Patrol } from '#patrols/contract';
import { PatrolFormSkeleton } from '#patrols/web/form/components/PatrolFormSkeleton.tsx';
import { PatrolFrame } from '#patrols/web/PatrolFrame.tsx';
import { patrolQuery } from '#patrols/web/queries.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { EditPatrolForm } from './EditPatrolForm.tsx';
import { patrolEditTexts } from './texts.ts';

const route = getRouteApi('/session/patrol/$id/edit');

export function prefetch({ client, params }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(patrolQuery(params.id));
  void client.prefetchQuery(myOrganizationQuery);
}

/** The form with which admins edit an upcoming patrol or event (product 5.3). */
export function EditPatrolPage() {
  const { id } = route.useParams();
  return (
    <PatrolFrame key={id} id={id} loading={inPage(<PatrolFormSkeleton />)}>
      {(patrol) => inPage(<Editable patrol={patrol} />)}
    </PatrolFrame>
  );
}

const inPage = (content: ReactNode) => <Page>{content}</Page>;

/** The form, or why there is none. Checked only when opened, so that typed input stays; the server checks again. */
function Editable({ patrol }: { patrol: Patrol }) {
  usePageTitle(patrol.type === 'event' ? patrolEditTexts.eventTitle : undefined);
  const [refusal] = useState(() => editRefusal(patrol, serverMoment()));
  if (!refusal) return <EditPatrolForm patrol={patrol} />;
  return (
    <>
      <Alert color="orange" icon={<IconAlertTriangle />} title={refusal.message} role="alert" />
      <div>
        <ButtonLink variant="default" to="/patrol/$id" params={{ id: patrol._id }} replace>
          {patrolEditTexts.back(patrol.type)}
        </ButtonLink>
      </div>
    </>
  );
}
