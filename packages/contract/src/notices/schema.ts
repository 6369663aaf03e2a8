import { z } from '../zod.ts';

/** How a watcher gets the notices about patrols: a mail for each, or none (product 11.46). */
export const noticeChoices = ['each', 'none'] as const;

export const NoticeChoice = z.enum(noticeChoices);
export type NoticeChoice = z.infer<typeof NoticeChoice>;

/** What the page behind the link in a notice shows (product 11.48). */
export const Notices = z.object({ organizationName: z.string(), notices: NoticeChoice });
export type Notices = z.infer<typeof Notices>;
