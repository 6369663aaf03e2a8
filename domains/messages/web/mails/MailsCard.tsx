import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageSize, useListPage } from '#lib/navigation/list-page.ts';
import type { Patrol } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { PrintedPart } from '#ui/list/PrintedPart.tsx';
import { MailRow } from './MailRow.tsx';
import classes from './MailsCard.module.css';
import { mailsQuery } from './queries.ts';
import { patrolMailTexts } from './texts.ts';

/**
 * The mails about a patrol, folded, with a chip if one did not arrive; for admins (product 11.12). Renders nothing while there are
 * none.
 */
export function MailsCard({ patrol: { _id: id } }: { patrol: Pick<Patrol, '_id'> }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [skip, onSkip] = useListPage('mails');
  const { data, error, refetch } = useQuery(mailsQuery(id, skip));
  if (error && !data)
    return <ErrorCard title={patrolMailTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (!data?.matches) return null;
  const { items, matches, failed } = data;
  return (
    <SectionCard
      title={patrolMailTexts.title}
      count={matches}
      action={
        <div className={classes.action}>
          {failed > 0 && <Chip color="red">{patrolMailTexts.notDelivered(failed)}</Chip>}
          <Button variant="default" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {opened ? actionTexts.hide : actionTexts.show}
          </Button>
        </div>
      }
    >
      {opened && (
        <RowList>
          {items.map((mail) => (
            <MailRow key={mail._id} patrolId={id} mail={mail} />
          ))}
        </RowList>
      )}
      <PrintedPart printed={opened ? items.length : 0} matches={matches} />
      {opened && (
        <Pager
          label={patrolMailTexts.pages}
          limit={pageSize}
          matches={matches}
          skip={skip}
          onSkip={onSkip}
          onIntent={(to) => void client.prefetchQuery(mailsQuery(id, to))}
        />
      )}
    </SectionCard>
  );
}
