import {
  type DeviceTimes,
  Extension,
  Id,
  IncidentPatch,
  issuesFromZod,
  NewEccLogOn,
  NewFinish,
  NewIncident,
  NewStart,
} from '@patrolbook/contract';
import { ApiError } from '../../lib/http/api-error.ts';
import type { QueuedWrite } from '../../lib/queue/queue.ts';

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

/**
 * Returns whether a write may be sent before an earlier one that the server takes later (product 17.19). Only a
 * further extension depends on an extension; a finish makes it idle.
 */
export function mayPass(write: QueuedWrite, putOff: QueuedWrite): boolean {
  return putOff.kind === 'extension' && write.kind !== 'extension';
}

const known = new WeakMap<QueuedWrite, RecordWrite | null>();

/**
 * Reads each write only once, because there may be hundreds. Null for a write that the server would refuse, or
 * that belongs to another build.
 */
export function knownWrite(write: QueuedWrite): RecordWrite | null {
  const before = known.get(write);
  if (before !== undefined) return before;
  const input = readOrNull(write);
  known.set(write, input);
  return input;
}

function readOrNull(write: QueuedWrite): RecordWrite | null {
  try {
    return readRecordWrite(write);
  } catch {
    return null; // sending it finds out why
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
