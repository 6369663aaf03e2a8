import { type ChangeContext, changePatrol, type LockedPatrol } from '#patrols/server/schedule/service.ts';

/** The two patrols of a swap: that of whoever has proposed it, and that of whoever is asked. */
export interface Both<Patrol> {
  own: Patrol;
  other: Patrol;
}

/** Changes both patrols of a swap, which are locked in the order of their ids. Throws 404 if one of them does not exist. */
export async function changeBoth(
  context: ChangeContext,
  organizationId: string,
  { own, other }: Both<string>,
  change: (locked: Both<LockedPatrol>) => Promise<void>,
): Promise<void> {
  const inOrder = own < other;
  const [first, second] = inOrder ? [own, other] : [other, own];
  await changePatrol(context, organizationId, first, (one) =>
    changePatrol(context, organizationId, second, (two) =>
      change(inOrder ? { own: one, other: two } : { own: two, other: one }),
    ),
  );
}
