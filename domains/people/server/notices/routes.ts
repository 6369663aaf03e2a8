import { noticeRoutes } from '#people/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { NoticeService } from './service.ts';

export function registerNotices(route: RegisterRoute, notices: NoticeService): void {
  route(noticeRoutes.viewNotices, ({ params }) => notices.view(params.linkToken));
  route(noticeRoutes.chooseNotices, ({ params, body }) => notices.choose(params.linkToken, body));
  route(noticeRoutes.endNotices, async ({ params }) => {
    await notices.end(params.linkToken);
    return undefined;
  });
}
