import { isDeepStrictEqual } from 'node:util';
import { issuesFromZod } from '@patrolbook/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { invalid } from './app-error.ts';

/**
 * Requests are parsed by the contract's schemas. Answers are checked against it outside production, to the last property, so
 * that nothing leaks that the contract does not name; in production they are only serialized.
 */
export function speakContract(app: FastifyInstance, options: { checkAnswers: boolean }): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, String(body), done);
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (given) => {
    const input = given ?? undefined; // Fastify says null where there is no body
    const parsed = schema.safeParse(input);
    return parsed.success
      ? { value: parsed.data }
      : { error: invalid(...issuesFromZod(parsed.error, input)) };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema, method, url }) => {
    if (!options.checkAnswers) return JSON.stringify;
    return (answer) => {
      const text = JSON.stringify(answer);
      const sent: unknown = JSON.parse(text);
      if (!isDeepStrictEqual(schema.parse(sent), sent)) {
        throw new Error(`the answer of ${method} ${url} has properties that the contract does not name`);
      }
      return text;
    };
  });
}
