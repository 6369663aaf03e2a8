import type { EccService } from '#ecc/server/correspondence/service.ts';
import type { Context } from '#platform/context.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { mails } from './mails/mails.ts';
import { recordSources } from './mails/sources.ts';
import { incidentChangeUseCases } from './use-cases/changes.ts';
import { finishUseCase } from './use-cases/finish.ts';
import { formerIncidentsUseCase } from './use-cases/former-incidents.ts';
import { recordUseCase } from './use-cases/incidents.ts';
import { startUseCase } from './use-cases/start.ts';
import { takeUseCase } from './use-cases/take.ts';
import { voidUseCases } from './use-cases/void.ts';

export { mailFinished } from './mails/queue.ts';

/** The mails about what was recorded. */
export function recordMails(context: MailContext): MailKinds {
  return composedFrom(mails, recordSources(context));
}

/** What a crew records on its patrol: the start, incidents and the finish (product 17). */
export function recordService(context: Context, ecc: Pick<EccService, 'logOff' | 'voidLogOff'>) {
  return {
    start: startUseCase(context),
    record: recordUseCase(context),
    ...incidentChangeUseCases(context),
    listFormer: formerIncidentsUseCase(context),
    finish: finishUseCase(context, ecc),
    ...voidUseCases(context, ecc),
    take: takeUseCase(context, ecc),
  };
}
export type RecordService = ReturnType<typeof recordService>;
