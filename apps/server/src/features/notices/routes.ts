import { noticeRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { NoticeService } from './service.ts';

export function registerNotices(route: RegisterRoute, notices: NoticeService): void {
  route(noticeRoutes.viewNotices, ({ params }) => notices.view(params.linkToken));
  route(noticeRoutes.chooseNotices, ({ params, body }) => notices.choose(params.linkToken, body.notices));
  route(noticeRoutes.endNotices, async ({ params }) => {
    await notices.choose(params.linkToken, 'none');
    return undefined;
  });
}
