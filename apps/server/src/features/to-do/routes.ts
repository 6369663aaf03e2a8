import { toDoRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { ToDoService } from './service.ts';

export function registerToDo(route: RegisterRoute, toDo: ToDoService): void {
  route(toDoRoutes.getToDo, ({ actor }) => toDo.get(actor));
}
