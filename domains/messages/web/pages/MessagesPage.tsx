import { IconMail, IconPlus } from '@tabler/icons-react';
import { pageSize } from '#lib/navigation/list-page.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { MessageRow } from '../components/MessageRow.tsx';
import { messagesQuery } from '../queries.ts';
import { messageTexts } from '../texts.ts';

export function prefetch({ client, skip }: PrefetchContext): void {
  void client.prefetchQuery(messagesQuery(skip()));
  void client.prefetchQuery(directoryQuery);
}

/** What admins have written to members, the latest first, and what became of it (product 14.47). */
export function MessagesPage() {
  const list = usePagedList(messagesQuery);
  return (
    <ListPage
      title={titleTexts.messages}
      list={list}
      limit={pageSize}
      head={messageTexts.about}
      action={
        <ButtonLink to="/message/new" leftSection={<IconPlus />}>
          {titleTexts.newMessage}
        </ButtonLink>
      }
      empty={
        <EmptyState icon={<IconMail />} title={messageTexts.none}>
          {messageTexts.noneMeans}
        </EmptyState>
      }
      plain
    >
      {(messages) => (
        <RowList>
          {messages.map((message) => (
            <MessageRow key={message._id} message={message} />
          ))}
        </RowList>
      )}
    </ListPage>
  );
}
