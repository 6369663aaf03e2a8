import { defineRoute, everyone, Id, listOf, listQuery } from '#contract';
import { z } from '#contract/zod.ts';
import { Audit, Session } from './schema.ts';

export const sessionRoutes = {
  listMySessions: defineRoute({
    method: 'GET',
    path: '/my/sessions',
    summary: "Lists the caller's sessions",
    access: everyone,
    withoutSecondStep: 'everybody',
    query: listQuery({ sort: ['-issued', '-refreshed'], filter: {} }),
    status: 200,
    response: listOf(Session),
  }),
  revokeMySession: defineRoute({
    method: 'POST',
    path: '/my/session/{id}/revoke',
    summary: "Ends one of the caller's sessions at once",
    access: everyone,
    withoutSecondStep: 'everybody',
    confirmed: true,
    params: z.strictObject({ id: Id }),
    status: 204,
  }),
  listMyAudits: defineRoute({
    method: 'GET',
    path: '/my/audits',
    summary: "Lists the caller's audit history",
    access: everyone,
    withoutSecondStep: 'everybody',
    query: listQuery({ sort: ['-when'], filter: {} }),
    status: 200,
    response: listOf(Audit),
  }),
} as const;
