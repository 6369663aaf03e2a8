import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid, notFound } from './app-error.ts';

/** Converts errors to answers. Internal errors are logged with the request's id, which the answer also carries. */
export function handleErrors(app: FastifyInstance): void {
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
export function handleUnroutable(headers: Record<string, string>) {
  return ({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const message = statusCode === 414 ? 'This address is too long' : 'This address cannot be read';
    reply
      .status(statusCode)
      .headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
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

function answerFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const unavailable = 'statusCode' in error && error.statusCode === 503;
  request.log.error({ err: error }, 'a request failed');
  return reply.status(unavailable ? 503 : 500).send({
    message: 'Something went wrong on our side. Please try again.',
    requestId: request.id,
  });
}
