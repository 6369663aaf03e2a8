import { ApiError } from '#lib/http/api-error.ts';
import { newId } from '#lib/http/new-id.ts';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import {
  type DeviceTimes,
  dateOf,
  type Incident,
  isTimeUncertain,
  momentOf,
  type Patrol,
  withoutTimes,
} from '#patrols/contract';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import { readRecordWrite } from '#patrols/web/recorded/read-record-write.ts';

/**
 * The fates of a call: it is answered; it never arrives; its answer is lost; it arrives twice; it arrives after
 * it counted as lost.
 */
export const fates = ['answered', 'request lost', 'answer lost', 'twice', 'late'] as const;
export type Fate = (typeof fates)[number];

/** A server that keeps incidents by the rules of the contract: each id once, dated by its times. */
export class RecordServer {
  readonly patrol: Patrol = aPatrol({ _id: newId() });
  readonly incidents = new Map<string, Incident>();
  #late: (() => void)[] = [];

  /** Takes a call as the line brings it, at `now`. Throws if no answer comes back. */
  call(
    write: QueuedWrite,
    times: DeviceTimes,
    { now, by, fate }: { now: number; by: string; fate: Fate },
  ): Patrol {
    const take = () => this.#take(write, times, { now: new Date(now).toISOString(), by });
    if (fate === 'late') this.#late.push(take);
    if (fate === 'late' || fate === 'request lost') throw lost();
    take();
    if (fate === 'twice') take();
    if (fate === 'answer lost') throw lost();
    return { ...this.patrol, incidents: [...this.incidents.values()] };
  }

  /** Lets the calls arrive for which nobody waits any more. */
  arrive(): void {
    for (const take of this.#late.splice(0)) take();
  }

  #take(write: QueuedWrite, times: DeviceTimes, { now, by }: { now: string; by: string }): void {
    const known = readRecordWrite(write, times);
    if (known.kind !== 'incident' || this.incidents.has(write.id)) return;
    const { body } = known;
    const origin = { by, recorded: write.recorded, received: now, late: false, edited: null };
    this.incidents.set(write.id, {
      ...{ ...withoutTimes(body), ...origin },
      when: dateOf(body.when, times, momentOf(times, now)),
      timeUncertain: isTimeUncertain(times),
    });
  }
}

/** Returns what a call throws if no answer comes. */
export function lost(): ApiError {
  return new ApiError(0, 'network', 'Network error');
}
