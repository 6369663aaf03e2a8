import { Alert } from '@mantine/core';
import { editRefusal, type Patrol } from '@patrolbook/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';
import type { Opening } from '../../../lib/opening.ts';
import { patrolQuery } from '../../../lib/patrol.ts';
import { myOrganizationQuery } from '../../../lib/profile.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PatrolFrame } from '../../../ui/PatrolFrame.tsx';
import { EditPatrolForm } from '../components/EditPatrolForm.tsx';
import { FormSkeleton } from '../components/FormSkeleton.tsx';

const route = getRouteApi('/session/patrol/$id/edit');

export function readAhead({ client, params }: Opening<{ id: string }>): void {
  void client.prefetchQuery(patrolQuery(params.id));
  void client.prefetchQuery(myOrganizationQuery);
}

/** The form that admins change a coming patrol or event with (specification 2). */
export function EditPatrolPage() {
  const { id } = route.useParams();
  return (
    <PatrolFrame key={id} id={id} loading={inPage(<FormSkeleton />)}>
      {(patrol) => inPage(<Editable patrol={patrol} />)}
    </PatrolFrame>
  );
}

const inPage = (content: ReactNode) => <Page>{content}</Page>;

/** The form, or why there is none. Judged when it is opened: what was typed since stays, and the server has the last word. */
function Editable({ patrol }: { patrol: Patrol }) {
  const [refusal] = useState(() => editRefusal(patrol, new Date(serverNow()).toISOString()));
  if (!refusal) return <EditPatrolForm patrol={patrol} />;
  return (
    <>
      <Alert color="orange" icon={<IconAlertTriangle />} title={refusal.message} role="alert" />
      <div>
        <ButtonLink variant="default" to="/patrol/$id" params={{ id: patrol._id }} replace>
          Back to the Patrol
        </ButtonLink>
      </div>
    </>
  );
}
