import { defineRoute, signedIn } from '#contract';
import { ToDo } from './schema.ts';

export const toDoRoutes = {
  getToDo: defineRoute({
    method: 'GET',
    path: '/to-do',
    summary: 'Counts what the admins of the organization have to do',
    access: signedIn('admin'),
    status: 200,
    response: ToDo,
  }),
} as const;
