import { Id, issuesFromZod } from '#contract';
import { ApiError } from '#lib/http/api-error.ts';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import {
  type DeviceTimes,
  Extension,
  IncidentPatch,
  NewEccLogOn,
  NewFinish,
  NewIncident,
  NewStart,
} from '#patrols/contract';

/** A write of the record. Its payload is the content of a form; the ids and times come from the write itself. */
export type RecordWrite =
  | { kind: 'log-on'; body: NewEccLogOn }
  | { kind: 'start'; body: NewStart }
  | { kind: 'incident'; body: NewIncident }
  | { kind: 'edit'; incidentId: string; body: IncidentPatch }
  | { kind: 'delete'; incidentId: string; query: DeviceTimes }
  | { kind: 'extension'; body: Extension }
  | { kind: 'finish'; body: NewFinish };

/** Reads a write by the contract, as the server will. Throws ApiError 400 if the server would refuse it. */
export function readRecordWrite({ id, kind, payload }: QueuedWrite, times: DeviceTimes = {}): RecordWrite {
  const given = Object.entries(payload ?? {}).filter(([, value]) => value !== undefined);
  const { incidentId, ...entry } = Object.fromEntries(given);
  const body = { ...entry, ...times };
  switch (kind) {
    case 'log-on':
      return { kind, body: parse(NewEccLogOn, { ...body, _id: id }) };
    case 'start':
      return { kind, body: parse(NewStart, { ...body, _id: id }) };
    case 'incident':
      return { kind, body: parse(NewIncident, { ...body, _id: id }) };
    case 'edit':
      return {
        kind,
        incidentId: parse(Id, incidentId),
        body: parse(IncidentPatch, { ...body, editId: id }),
      };
    case 'delete':
      return { kind, incidentId: parse(Id, incidentId), query: times };
    case 'extension':
      return { kind, body: parse(Extension, { ...body, _id: id }) };
    case 'finish':
      return { kind, body: parse(NewFinish, { ...body, _id: id }) };
    default:
      // It was written by another build in another tab, which sends it.
      throw new Error(`This build does not know the write '${kind}'.`);
  }
}

type Parsed<T> = { success: true; data: T } | { success: false; error: Parameters<typeof issuesFromZod>[0] };

function parse<T>(schema: { safeParse: (input: unknown) => Parsed<T> }, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ApiError(400, 'validation-failed', 'Validation failed', {
    issues: issuesFromZod(parsed.error, input),
  });
}
