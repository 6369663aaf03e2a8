import { contentWriter } from '#platform/mail/content.ts';
import type { templates } from '../templates/templates.ts';

export const contentOf = contentWriter<typeof templates>();
