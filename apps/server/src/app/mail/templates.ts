import { templates as auth } from '#accounts/server/auth/templates/templates.ts';
import { templates as assignments } from '#crew/server/assignments/templates/templates.ts';
import { templates as ecc } from '#ecc/server/correspondence/templates/templates.ts';
import { templates as overdue } from '#ecc/server/overdue/templates/templates.ts';
import { templates as joining } from '#membership/server/joining/templates/templates.ts';
import { templates as people } from '#membership/server/people/templates/templates.ts';
import { templates as messages } from '#messages/server/messages/templates/templates.ts';
import { templates as offers } from '#planning/server/offers/templates/templates.ts';
import { templates as privacy } from '#privacy/server/details/templates/templates.ts';
import { templates as record } from '#record/server/entries/templates/templates.ts';
import { templates as summaries } from '#reports/server/summaries/templates/templates.ts';

/** The templates of all mails. They are loaded in a thread only. */
export const templates = {
  ...assignments,
  ...auth,
  ...ecc,
  ...joining,
  ...messages,
  ...offers,
  ...overdue,
  ...people,
  ...privacy,
  ...record,
  ...summaries,
};
