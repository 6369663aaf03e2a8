import { mailRoutes } from '#messages/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { MailService } from './service.ts';

export function registerMails(route: RegisterRoute, mails: MailService): void {
  route(mailRoutes.listPatrolMails, ({ actor, params, query }) => mails.list(actor, params.id, query));
  route(mailRoutes.resendMail, ({ tx, actor, params }) => mails.resend(tx, actor, params.id));
  route(mailRoutes.resendFailed, ({ tx, actor }) => mails.resendFailed(tx, actor));
  route(mailRoutes.listUnsent, ({ actor }) => mails.listUnsent(actor));
}
