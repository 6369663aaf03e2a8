import { Id, limits, listOf, listQuery, listUpTo, Search } from '#contract';
import { z } from '#contract/zod.ts';
import { IncidentPerson, IncidentVehicle, Patrol } from '#patrols/contract';

/** Where people and plates of an incident stand: in the record, in a former version, or in what is set aside for review. */
const recordedPlaces = ['record', 'former', 'set-aside'] as const;

/** The people and vehicles of an incident in one of these places. */
const Recorded = z.object({
  in: z.enum(recordedPlaces),
  people: z.array(IncidentPerson),
  peopleDetails: z.string().nullable(),
  vehicles: z.array(IncidentVehicle),
});
export type Recorded = z.infer<typeof Recorded>;

/** An incident with people or plates that were sought (product 22.11). */
export const RecordedIncident = z.object({
  _id: Id,
  when: z.string(),
  what: z.string(),
  patrol: Patrol.pick({ _id: true, name: true, when: true, type: true }),
  /** All that is recorded of people and vehicles of the incident, wherever it stands. */
  recorded: z.array(Recorded),
  /** Whether it is kept for the police, so that nothing of it is erased (product 22.5). */
  held: z.boolean(),
  /** When they are erased; null unless that was chosen. */
  erasing: z.string().nullable(),
});
export type RecordedIncident = z.infer<typeof RecordedIncident>;

/** Each of the words begins a word of what is recorded about people and vehicles; a plate is found whatever its blanks. */
const filter = { text: Search.optional() };

export const RecordedQuery = listQuery({ sort: ['-when'], filter });
export const AllRecordedQuery = RecordedQuery.pick({ filter: true });
export const RecordedList = listOf(RecordedIncident);

/** The incidents whose people and plates are erased. */
export const ErasedRecorded = z.strictObject({
  incidents: listUpTo(limits.recorded.erasedTogether, Id),
});
export type ErasedRecorded = z.infer<typeof ErasedRecorded>;
