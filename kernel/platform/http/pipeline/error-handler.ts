import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { UncertainCommit } from '../../database/outage.ts';
import { mayPass } from '../../may-pass.ts';
import { AppError, invalid, notFound } from './app-error.ts';
import { serverTime } from './server-time.ts';

/** Converts errors to answers. Internal errors are logged with the request's id, which the answer also carries. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('takeBacks', null);
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = error instanceof AppError ? error : refusalOf(error);
    if (refusal) return reply.status(refusal.status).headers(refusal.headers).send(refusal.body);
    return answerFault(error, request, reply);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = notFound();
    return reply.status(status).send(body);
  });
}

/**
 * Returns the handler of a path that is too long or cannot be decoded. No hook adds headers to its answer. The
 * path is not echoed, because it may contain a link token.
 */
export function handleUnroutable(headers: Record<string, string>, clock: Clock) {
  return ({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const message = statusCode === 414 ? 'This address is too long' : 'This address cannot be read';
    reply
      .status(statusCode)
      .headers({ ...headers, ...serverTime(clock), 'x-request-id': request.id, 'cache-control': 'no-store' })
      .send({ message });
  };
}

/** Converts Fastify's own refusals: invalid JSON, a wrong content type, a body that is too large. */
function refusalOf(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return invalid({ path: [], reason: 'incorrect-format', format: 'JSON' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError(415, error.message, { message: 'Only application/json is understood' });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(413, error.message, { message: 'That is more than is taken at once' });
    default:
      return error.statusCode && error.statusCode < 500
        ? new AppError(error.statusCode, error.message, { message: error.message })
        : null;
  }
}

/** Seconds after which a call is tried again that an outage prevented: a restart of PostgreSQL takes about as long. */
const retryAfter = '2';

/**
 * Answers 503 where the same may succeed later (RFC 9110 section 15.6.4), else 500. `Retry-After` promises that the same may be
 * sent again: nothing has happened yet, its key lets it happen once, or it only reads.
 */
function answerFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'a request failed');
  if (!mayPass(error)) return reply.status(500).send(fault(messages.fault, request));
  for (const takeBack of request.takeBacks ?? []) takeBack();
  const isRepeatable =
    !(error instanceof UncertainCommit) || 'idempotency-key' in request.headers || onlyReads(request);
  if (!isRepeatable) return reply.status(503).send(fault(messages.uncertain, request));
  return reply.status(503).header('retry-after', retryAfter).send(fault(messages.outage, request));
}

function onlyReads({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.config.route?.safe === true;
}

const messages = {
  fault: 'Something went wrong on our side. Please try again.',
  outage: 'Our database is away for a moment. Please try again.',
  uncertain: 'Our database is away for a moment. This may have been saved: please look before you try again.',
};

const fault = (message: string, { id }: FastifyRequest) => ({ message, requestId: id });
