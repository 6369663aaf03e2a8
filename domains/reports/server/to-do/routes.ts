import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { toDoRoutes } from '#reports/contract';
import type { ToDoService } from './service.ts';

export function registerToDo(route: RegisterRoute, toDo: ToDoService): void {
  route(toDoRoutes.getToDo, ({ actor }) => toDo.get(actor));
}
