import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerAuth } from '#accounts/server/auth/routes.ts';
import { registerSessions } from '#accounts/server/sessions/routes.ts';
import { limits, serverLimits } from '#contract';
import { registerAssignments } from '#crew/server/assignments/routes.ts';
import { registerEcc } from '#ecc/server/correspondence/routes.ts';
import { registerOverdue } from '#ecc/server/overdue/routes.ts';
import { registerAdmins } from '#membership/server/admins/routes.ts';
import { registerJoining } from '#membership/server/joining/routes.ts';
import { registerOrganizations } from '#membership/server/organizations/routes.ts';
import { registerPeople } from '#membership/server/people/routes.ts';
import { registerMails } from '#messages/server/mails/routes.ts';
import { registerMessages } from '#messages/server/messages/routes.ts';
import type { HealthFigures } from '#operations/server/health/metrics.ts';
import { registerHealth } from '#operations/server/health/routes.ts';
import { registerInstallation } from '#operations/server/installation/routes.ts';
import { registerPatrols } from '#patrols/server/schedule/routes.ts';
import { patrolsAsSeen } from '#patrols/server/schedule/seen-by.ts';
import { registerNotices } from '#people/server/notices/routes.ts';
import { registerStreets } from '#places/server/streets/routes.ts';
import { registerAvailability } from '#planning/server/availability/routes.ts';
import { registerFill } from '#planning/server/fill/routes.ts';
import { registerOffers } from '#planning/server/offers/routes.ts';
import { registerPairing } from '#planning/server/pairing/routes.ts';
import { second } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { servePages, type WebOptions } from '#platform/http/pages/pages.ts';
import { handleErrors, handleUnroutable } from '#platform/http/pipeline/error-handler.ts';
import { refuseSeveralHosts } from '#platform/http/pipeline/one-host.ts';
import { routeRegistrar } from '#platform/http/pipeline/register.ts';
import { logRequests } from '#platform/http/pipeline/request-log.ts';
import { securityHeaders, sendSecurityHeaders } from '#platform/http/pipeline/security-headers.ts';
import { sendServerTime } from '#platform/http/pipeline/server-time.ts';
import { showAddresses } from '#platform/http/pipeline/show-addresses.ts';
import { noticeUntrustedProxies } from '#platform/http/pipeline/untrusted-proxies.ts';
import { applyContractSchemas } from '#platform/http/pipeline/validate.ts';
import type { LiveHub } from '#platform/live/hub.ts';
import { registerChanges } from '#platform/live/routes.ts';
import { type GalleryOptions, gallery } from '#platform/mail/gallery/gallery.ts';
import { type MailboxOptions, mailbox } from '#platform/mail/mailbox/mailbox.ts';
import { registerPrivacy } from '#privacy/server/details/routes.ts';
import { registerViews } from '#privacy/server/views/routes.ts';
import { registerRecord } from '#record/server/entries/routes.ts';
import { registerIncidents } from '#record/server/incidents/routes.ts';
import { registerCalendar } from '#reports/server/calendar/routes.ts';
import { registerReport } from '#reports/server/report/routes.ts';
import { registerSummaries } from '#reports/server/summaries/routes.ts';
import { registerToDo } from '#reports/server/to-do/routes.ts';
import { registerVehicles } from '#vehicles/server/routes.ts';
import { describeRoute } from './api-description/describe-route.ts';
import type { ApiDescription } from './api-description/description.ts';
import { serveOpenApi } from './api-description/openapi.ts';
import { oneClickUrl } from './one-click.ts';
import { healthFiguresOf, type Services } from './services.ts';

/** Milliseconds in which a request must have arrived whole (product 15.13). */
const slowest = 30 * second;

export interface AppOptions {
  hub: LiveHub;
  isReady(): Promise<void>;
  /** The workers of this process, and whether each takes jobs just now. */
  workers: HealthFigures['workers'];
  trustProxy: string | false;
  metricsToken: string | null;
  /** The built web; null serves only the API. */
  web: Omit<WebOptions, 'productName' | 'analyticsUrl'> | null;
  /** Writes the description of the API. */
  describe(): Promise<ApiDescription>;
  /** Shows the mails that were written to files, and all templates; null when they are sent by SMTP. */
  mailbox: (MailboxOptions & GalleryOptions) | null;
}

/** Builds the HTTP server with the routes of every feature. */
export async function buildApp(
  context: Context,
  services: Services,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { settings } = context;
  const loggerInstance: FastifyBaseLogger = context.log;
  const headers = securityHeaders({ secure: settings.publicUrl.protocol === 'https:' });
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy,
    bodyLimit: serverLimits.bodyBytes,
    requestTimeout: slowest,
    // By default Node looks for slow requests each half minute only, and a longer limit of the headers would be that of the body.
    http: { headersTimeout: slowest, connectionsCheckingInterval: second },
    forceCloseConnections: 'idle',
    // What arrives on a connection that is kept while the server closes is answered as ever (product 15.30).
    return503OnClosing: false,
    rewriteUrl: oneClickUrl,
    frameworkErrors: handleUnroutable(headers, context.clock),
    routerOptions: { maxParamLength: limits.name.max },
  });
  logRequests(app);
  handleErrors(app);
  const untrustedProxies = noticeUntrustedProxies(app, context.log);
  applyContractSchemas(app, { checkResponses: !settings.production });
  await app.register(cookie);
  sendSecurityHeaders(app, headers);
  sendServerTime(app, context.clock);
  refuseSeveralHosts(app);
  showAddresses(app);
  await app.register(compress, { globalDecompression: false });
  await serveOpenApi(app, context, options.describe);

  const {
    authenticator,
    auth,
    backup,
    organizations,
    admins,
    people,
    joining,
    patrols,
    assignments,
    fill,
    offers,
    availability,
    pairing,
    ecc,
    record,
    vehicles,
    overdue,
    incidents,
    streets,
    calendar,
    report,
    mails,
    messages,
    notices,
    sessions,
    summaries,
    toDo,
    privacy,
    views,
  } = services;
  const route = routeRegistrar(app, authenticator, context, {
    describe: describeRoute,
    show: patrolsAsSeen(context),
    viewsOf: views.ofRoute,
  });
  app.addHook('onClose', views.close);
  registerAuth(route, auth, settings);
  registerSessions(route, sessions);
  registerInstallation(route, untrustedProxies, backup);
  registerOrganizations(route, organizations);
  registerAdmins(route, admins);
  registerPeople(route, people);
  registerJoining(route, joining);
  registerPatrols(route, patrols);
  registerOffers(route, offers);
  registerFill(route, fill);
  registerAssignments(route, assignments);
  registerAvailability(route, availability);
  registerPairing(route, pairing);
  registerEcc(route, ecc);
  registerRecord(route, record);
  registerVehicles(route, vehicles);
  registerOverdue(route, overdue);
  registerIncidents(route, incidents);
  registerStreets(route, streets);
  registerCalendar(route, calendar);
  registerReport(route, report);
  registerMails(route, mails);
  registerMessages(route, messages);
  registerNotices(route, notices);
  registerSummaries(route, summaries);
  registerToDo(route, toDo);
  registerPrivacy(route, privacy);
  registerViews(route, views);
  registerChanges(route, options.hub, authenticator);
  options.hub.tell(toDo.changes);
  const { production } = settings;
  const figures = healthFiguresOf(services, context, {
    streams: options.hub.count,
    workers: options.workers,
  });
  registerHealth(app, { ...options, figures, production, clock: context.clock });

  if (options.mailbox) {
    await app.register(mailbox, options.mailbox);
    await app.register(gallery, options.mailbox);
  }
  const { productName, analyticsUrl } = settings;
  if (options.web) await servePages(app, { ...options.web, productName, analyticsUrl });
  return app;
}
