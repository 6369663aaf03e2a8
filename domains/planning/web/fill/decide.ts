import type { UseFormReturnType } from '@mantine/form';
import type { PatrolListItem } from '#patrols/contract';
import { useDirectory } from '#people/web/directory.ts';
import { nameText } from '#people/web/names.ts';
import { useZone } from '#people/web/profile.tsx';
import type { Placement } from '#planning/contract';
import { toastError } from '#ui/feedback/toasts.tsx';
import { droppedText } from './fill-text.ts';
import { useProposal } from './queries.ts';
import {
  type FillBody,
  type FilledPatrol,
  type FillValues,
  includes,
  judging,
  placementsOf,
  proposing,
  withoutPlacement,
} from './values.ts';

type Decided = Pick<FillValues, 'kept' | 'left'>;

interface Proposed {
  /** All of the month. */
  patrols: readonly PatrolListItem[];
  /** Those for which crews are to be proposed. */
  ids: readonly string[];
  /** Those for which crews were. */
  filled: readonly FilledPatrol[];
}

interface Choice {
  instead: Placement | undefined;
  onChosen: () => void;
}

/**
 * What an admin decides of the crews that are proposed. Each exchange is judged by the server, so that all reasons stay right and
 * nobody is put where a rule keeps them from; the solver works only when crews are worked out.
 */
export function useDeciding(form: UseFormReturnType<FillValues>, { patrols, ids, filled }: Proposed) {
  const proposal = useProposal();
  const lookup = useDirectory();
  const zone = useZone();
  const values = form.getValues();
  const shown = placementsOf(filled);
  const set = (changed: Partial<FillValues>) => form.setValues({ ...form.getValues(), ...changed });

  /** Has these placements judged; sets the values only if nobody is refused. */
  const judge = (
    placements: readonly Placement[],
    decide: (before: Decided) => Decided,
    onAllowed?: () => void,
  ) => {
    const asked = [...new Set((values.proposal?.items ?? []).map(({ _id }) => _id))];
    proposal.mutate(judging(asked, { ...values, ...decide(values) }, placements), {
      onSuccess: (answer) => {
        const [refused] = answer.dropped;
        // Somebody may have been pinned meanwhile.
        const now = form.getValues();
        const { isBest = true } = now.proposal ?? {};
        if (refused) return toastError(textOf(refused));
        onAllowed?.();
        set({ ...decide(now), proposal: { ...answer, isBest } });
      },
    });
  };
  const textOf = (dropped: Parameters<typeof droppedText>[0]) => {
    const restHours = Number(values.restHours);
    return droppedText(dropped, patrols, { restHours, zone, nameOf: (id) => nameText(lookup(id).data) });
  };

  return {
    /** Whether the server works. `isSolving`: the solver does, which takes seconds. */
    isBusy: proposal.isPending,
    isSolving: proposal.isPending && isSolved(proposal.variables),
    textOf,
    /** Works crews out, or works them out again with what was decided. */
    propose() {
      if (form.validate().hasErrors) return;
      proposal.mutate(proposing(ids, values), {
        onSuccess: (answer) => {
          const kept = values.kept.filter((one) => !includes(answer.dropped, one));
          set({ proposal: answer, kept });
        },
      });
    },
    takeOut(one: Placement) {
      judge(withoutPlacement(shown, one), ({ kept, left }) => ({
        kept: withoutPlacement(kept, one),
        left: [...left, one],
      }));
    },
    putBack(one: Placement) {
      judge([...shown, one], ({ kept, left }) => ({ kept, left: withoutPlacement(left, one) }));
    },
    /** Puts somebody on a patrol, in place of somebody else if there is one. `onChosen` is called unless a rule keeps them from it. */
    choose(one: Placement, { instead, onChosen }: Choice) {
      const gone = instead ? [instead] : [];
      const others = shown.filter((other) => !includes(gone, other));
      const decide = ({ kept, left }: Decided) => ({
        kept: [...kept.filter((other) => !includes(gone, other)), one],
        left: [...withoutPlacement(left, one), ...gone],
      });
      judge([...others, one], decide, onChosen);
    },
    keep(one: Placement, isKept: boolean) {
      set({ kept: isKept ? [...values.kept, one] : withoutPlacement(values.kept, one) });
    },
    skip(patrolId: string, isSkipped: boolean) {
      const others = values.skipped.filter((id) => id !== patrolId);
      set({ skipped: isSkipped ? [...others, patrolId] : others });
    },
  };
}
export type Deciding = ReturnType<typeof useDeciding>;

function isSolved(request: FillBody | undefined): boolean {
  return request?.more ?? true;
}
