import { clientOf } from '#accounts/server/auth/service.ts';
import { attach } from '#platform/http/attachment.ts';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { erasureRoutes, personalRoutes, privacyRoutes, recordedRoutes } from '#privacy/contract';
import type { PrivacyService } from './service.ts';

export function registerPrivacy(route: RegisterRoute, privacy: PrivacyService): void {
  route(privacyRoutes.viewPrivacy, () => privacy.notice());
  route(privacyRoutes.viewPrivacyOfLink, ({ params }) => privacy.noticeOfLink(params.linkToken));
  route(privacyRoutes.viewPrivacyOfJoinPage, ({ params }) => privacy.noticeOfJoinPage(params.code));
  route(privacyRoutes.viewMyPrivacy, ({ actor }) => privacy.noticeOfMember(actor));
  route(privacyRoutes.getPrivacy, ({ actor }) => privacy.get(actor));
  route(privacyRoutes.updatePrivacy, ({ tx, actor, body }) => privacy.update(tx, actor, body));
  route(privacyRoutes.listHolds, ({ actor, query }) => privacy.listHolds(actor, query));
  route(privacyRoutes.holdDetails, ({ tx, actor, params, body }) => privacy.hold(tx, actor, params.id, body));
  route(privacyRoutes.releaseHold, ({ tx, actor, params }) => privacy.release(tx, actor, params));
  route(privacyRoutes.withdrawRelease, ({ tx, actor, params }) => privacy.withdrawRelease(tx, actor, params));
  route(personalRoutes.downloadMyInformation, async ({ actor, request, reply }) => {
    const { name, chunks } = await privacy.exportInformation(actor, actor.personId, clientOf(request));
    attach(reply, name);
    return chunks;
  });
  route(personalRoutes.downloadInformation, async ({ actor, params, request, reply }) => {
    const { name, chunks } = await privacy.exportInformation(actor, params.id, clientOf(request));
    attach(reply, name);
    return chunks;
  });
  route(personalRoutes.getMyErasureRequest, ({ actor }) => privacy.myErasureRequest(actor));
  route(personalRoutes.askForErasure, ({ tx, actor }) => privacy.askForErasure(tx, actor));
  route(personalRoutes.withdrawErasure, async ({ tx, actor }) => {
    await privacy.withdrawErasure(tx, actor);
    return undefined;
  });
  route(personalRoutes.declineErasure, async ({ tx, actor, params, body }) => {
    await privacy.declineErasure(tx, actor, params.id, body);
    return undefined;
  });
  route(personalRoutes.erasePerson, async ({ tx, actor, params }) => {
    await privacy.erase(tx, actor, params.id);
    return undefined;
  });
  route(erasureRoutes.listErasures, ({ actor }) => privacy.listErasures(actor));
  route(erasureRoutes.undoErasure, async ({ tx, actor, params }) => {
    await privacy.undoErasure(tx, actor, params.id);
    return undefined;
  });
  route(recordedRoutes.listRecorded, ({ actor, query }) => privacy.listRecorded(actor, query));
  route(recordedRoutes.downloadRecorded, async ({ actor, query, request, reply }) => {
    const { name, chunks } = await privacy.exportRecorded(actor, query.filter, clientOf(request));
    attach(reply, name);
    return chunks;
  });
  route(recordedRoutes.eraseRecorded, ({ tx, actor, body, request }) =>
    privacy.eraseRecorded(tx, actor, body, clientOf(request)),
  );
}
