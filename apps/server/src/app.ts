import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { limits } from '@patrolbook/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerAssignments } from './features/assignments/routes.ts';
import { registerAuth } from './features/auth/routes.ts';
import { registerChanges } from './features/changes/routes.ts';
import { registerHealth } from './features/health/routes.ts';
import { registerOrganizations } from './features/organizations/routes.ts';
import { registerPatrols } from './features/patrols/routes.ts';
import { registerPeople } from './features/people/routes.ts';
import { registerSessions } from './features/sessions/routes.ts';
import { registerSummaries } from './features/summaries/routes.ts';
import { second } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { answerErrors, answerUnroutable } from './platform/http/error-handler.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { servePages } from './platform/http/pages.ts';
import { registrar } from './platform/http/register.ts';
import { logRequests } from './platform/http/request-log.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { speakContract } from './platform/http/validate.ts';
import type { LiveHub } from './platform/live/hub.ts';
import { type MailboxOptions, mailbox } from './platform/mail/mailbox/mailbox.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  hub: LiveHub;
  isReady(): Promise<void>;
  trustProxy: string | false;
  metricsToken: string | null;
  /** Where the built web is; null serves the API alone. */
  webFolder: string | null;
  /** Shows mails that were written to files; null where they are really sent. */
  mailbox: MailboxOptions | null;
}

/** The whole HTTP side: every feature by name. */
export async function buildApp(
  context: Context,
  services: Services,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { settings } = context;
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy,
    bodyLimit: limits.bodyBytes,
    requestTimeout: 30 * second,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnroutable,
    routerOptions: { maxParamLength: limits.name },
  });
  logRequests(app);
  answerErrors(app);
  speakContract(app, { checkAnswers: !settings.production });
  await app.register(cookie);
  sendSecurityHeaders(app, { secure: settings.publicUrl.protocol === 'https:' });
  await app.register(compress);
  await serveOpenApi(app, settings.productName);

  const { gatekeeper, auth, organizations, people, patrols, assignments, sessions, summaries } = services;
  const on = registrar(app, gatekeeper, context);
  registerAuth(on, auth, settings);
  registerSessions(on, sessions);
  registerOrganizations(on, organizations);
  registerPeople(on, people);
  registerPatrols(on, patrols);
  registerAssignments(on, assignments);
  registerSummaries(on, summaries);
  registerChanges(on, options.hub, gatekeeper);
  registerHealth(app, options);

  if (options.mailbox) await app.register(mailbox, options.mailbox);
  if (options.webFolder) await servePages(app, options.webFolder, settings.productName);
  return app;
}
