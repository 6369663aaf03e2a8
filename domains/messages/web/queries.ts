import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract';
import { atOnce } from '#crew/web/recipients.ts';
import { call } from '#lib/api/api.ts';
import { justRead } from '#lib/api/query-client.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { type Audience, mailRoutes, messageRoutes } from '#messages/contract';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { messageTexts } from './texts.ts';

/** Whom a message would reach. Any change of a patrol or a person makes it stale. */
export const reachQuery = (to: Audience) =>
  queryOptions({
    queryKey: ['patrols', 'reach', to],
    queryFn: ({ signal }) => call(messageRoutes.countReach, { query: { to }, signal }),
    ...atOnce,
    staleTime: justRead,
  });

/** Milliseconds between two looks at mails that are on their way: their leaving is no change that is announced. */
const watchEvery = 4000;

/** A page of the messages that were sent, the latest first. It is read again while mails of them are on their way. */
export const messagesQuery = (skip: number) =>
  queryOptions({
    queryKey: ['messages', skip],
    queryFn: ({ signal }) =>
      call(messageRoutes.listMessages, { query: { limit: pageSize, skip, sort: '-sent' }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ mails }) => mails.waiting > 0) ? watchEvery : false,
  });

/** A message with its text, and those whom it did not reach. `changes` when something became of its mails. */
export const messageQuery = (id: string, changes: object) =>
  queryOptions({
    queryKey: ['message', id, changes],
    queryFn: ({ signal }) => call(messageRoutes.getMessage, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });

/** Mails a message. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof messageRoutes.sendMessage>) =>
      call(messageRoutes.sendMessage, { body }),
    onSuccess: () => {
      toastSuccess(messageTexts.onItsWay);
      return client.invalidateQueries({ queryKey: ['messages'] });
    },
  });
}

/** Sends a mail of a message again that did not arrive. */
export function useSendAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(mailRoutes.resendMail, { params: { id } }),
    onSuccess: () => toastSuccess(messageTexts.queued),
    onError: (error) => toastError(messageTexts.unableToSend({ reason: messageOf(error) })),
    onSettled: () => client.invalidateQueries({ queryKey: ['messages'] }),
  });
}
