import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

/** Handles one request for a new password. */
export const passwordRequestTask = defineTask('answer-password-request', z.object({ id: z.uuid() }));
