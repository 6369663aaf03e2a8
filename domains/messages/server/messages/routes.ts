import { messageRoutes } from '#messages/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { MessageService } from './service.ts';

export function registerMessages(route: RegisterRoute, messages: MessageService): void {
  route(messageRoutes.sendMessage, ({ tx, actor, body }) => messages.send(tx, actor, body));
  route(messageRoutes.countReach, ({ actor, query }) => messages.countReach(actor, query));
  route(messageRoutes.listMessages, ({ actor, query }) => messages.list(actor, query));
  route(messageRoutes.getMessage, ({ actor, params }) => messages.get(actor, params.id));
}
