import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNotAdded } from '#crew/web/card/not-added.tsx';
import { useUnmailedText } from '#crew/web/unmailed.ts';
import { noEccText } from '#ecc/web/ecc-text.ts';
import type { Patrol } from '#patrols/contract';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { useFinalize } from './queries.ts';
import { useRecipients } from './recipients.ts';

const FinalizeDialog = lazyOverlay(() => import('./FinalizeDialog.tsx'), 'FinalizeDialog');

interface FinalizeButtonProps {
  patrol: Patrol;
  /** The buttons among which this one stands. */
  actions: RefObject<HTMLElement | null>;
}

/**
 * Counts whom it would mail, and asks for confirmation. Disappears once the patrol is finalized, and moves the focus to the
 * action that is then first.
 */
export function FinalizeButton({ patrol, actions }: FinalizeButtonProps) {
  const [asking, setAsking] = useState(false);
  const { recipients, unreached, count } = useRecipients(patrol, {
    followed: asking,
    onCounted: () => setAsking(true),
  });
  const unmailed = useUnmailedText(recipients);
  const notAdded = useNotAdded();
  const { data: organization } = useQuery(myOrganizationQuery);
  const finalize = useFinalize(patrol._id);
  const confirmed = useRef(false);
  useEffect(
    () => () => {
      if (confirmed.current) actions.current?.querySelector<HTMLElement>('a,button')?.focus();
    },
    [actions],
  );
  const onConfirm = () => {
    setAsking(false);
    confirmed.current = true;
    finalize.mutate(undefined, {
      onError: () => {
        confirmed.current = false;
      },
    });
  };
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconSend />}
        loading={count.isPending || finalize.isPending}
        onClick={() => count.mutate()}
      >
        {actionTexts.finalize}
      </Button>
      <FinalizeDialog
        opened={asking}
        patrol={patrol}
        recipients={recipients}
        unreached={unreached}
        unmailed={unmailed}
        notAdded={notAdded}
        noEcc={organization && noEccText(patrol, organization)}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
