import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { issuesFromZod } from '#contract';
import { AppError, invalid } from './app-error.ts';

/** What RFC 8058 lets a mail program send. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Parses requests by the contract's schemas. Outside production, answers are checked too, so that no undeclared property
 * leaks; in production they are only serialized.
 */
export function applyContractSchemas(app: FastifyInstance, options: { checkResponses: boolean }): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (isEncoded(request)) return done(encodedBodyError());
    return parseJson(request, String(body), done);
  });
  app.addContentTypeParser(formTypes, { parseAs: 'string' }, ({ routeOptions, headers }, _body, done) => {
    if (routeOptions.config.route?.form) return done(null, undefined);
    return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type'] ?? ''));
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (given) => {
    const input = given ?? undefined; // Fastify passes null when there is no body
    const parsed = schema.safeParse(input);
    return parsed.success
      ? { value: parsed.data }
      : { error: invalid(...issuesFromZod(parsed.error, input)) };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema, method, url }) => {
    if (!options.checkResponses) return JSON.stringify;
    return (answer) => {
      const text = JSON.stringify(answer);
      const sent: unknown = JSON.parse(text);
      if (!isDeepStrictEqual(schema.parse(sent), sent)) {
        throw new Error(`The answer of ${method} ${url} has properties that the contract does not declare`);
      }
      return text;
    };
  });
}

/**
 * Returns whether a body is encoded. Such bodies are refused: a compressed one could grow without limit while it
 * is read (RFC 9110, section 8.4).
 */
function isEncoded({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity';
}

function encodedBodyError(): AppError {
  const message = 'A compressed body is not understood';
  return new AppError(415, message, { message }, { 'accept-encoding': 'identity' });
}
