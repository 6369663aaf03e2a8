import { CreatedId, defineRoute, Id, jsonText, listOf, listQuery, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { Audience, NewMessage, Reach, SentMessage, WholeMessage } from './schema.ts';

export const messageRoutes = {
  sendMessage: defineRoute({
    method: 'POST',
    path: '/message',
    summary: 'Mails a message to the crew of a patrol, to everybody on a patrol of a month, or to members',
    access: signedIn('admin'),
    confirmed: { unless: { field: 'to', kind: 'crew' } },
    unconfirmed: 'night',
    body: NewMessage,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  countReach: defineRoute({
    method: 'GET',
    path: '/messages/recipients',
    summary: 'Counts whom a message would reach, and names those whom it would not',
    access: signedIn('admin'),
    query: z.strictObject({ to: z.preprocess(jsonText, Audience) }),
    status: 200,
    response: Reach,
    shows: ['contacts'],
  }),
  listMessages: defineRoute({
    method: 'GET',
    path: '/messages',
    summary: 'Lists the messages that admins have sent, with what became of their mails',
    access: signedIn('admin'),
    query: listQuery({ sort: ['-sent', 'sent'], filter: {} }),
    status: 200,
    response: listOf(SentMessage),
  }),
  getMessage: defineRoute({
    method: 'GET',
    path: '/message/{id}',
    summary: 'Reads a message with its text, and with those whom it did not reach',
    access: signedIn('admin'),
    params: z.strictObject({ id: Id }),
    status: 200,
    response: WholeMessage,
    shows: ['contacts'],
  }),
} as const;
