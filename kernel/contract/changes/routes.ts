import { everyone } from '../access.ts';
import { defineRoute } from '../route.ts';
import { Change, ChangeQuery } from './schema.ts';

export const changeRoutes = {
  watchChanges: defineRoute({
    method: 'GET',
    path: '/my/events',
    query: ChangeQuery,
    summary: 'Streams the type and id of each change; callers read the changed data again',
    access: everyone,
    withoutSecondStep: 'everybody',
    status: 200,
    stream: true,
    response: Change,
  }),
} as const;
