import { RemoveDialog } from '#crew/web/card/RemoveDialog.tsx';
import { DoubleBookedDialog } from '#patrols/web/DoubleBookedDialog.tsx';
import { hasNoMail } from '#people/contract';
import { useDirectory } from '#people/web/directory.ts';
import { actionTexts } from '#texts/shared.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import type { Editing } from '../editing.ts';
import { patrolMonthTexts } from '../texts.ts';

const MoveDialog = lazyOverlay(() => import('./MoveDialog.tsx'), 'MoveDialog');
const FillDialog = lazyOverlay(() => import('./FillDialog.tsx'), 'FillDialog');

/** What opens over the month when a place is changed: the picker, and the questions before and after. */
export function CrewDialogs({ editing }: { editing: Editing }) {
  const { picker, removal, doubleBooking, moving, filled, cleared, fill, takeOff } = editing;
  const lookup = useDirectory();
  const target = removal.target?.id ?? '';
  const isMailed =
    cleared?.finalized != null &&
    !cleared.patrollers[target]?.declined &&
    !hasNoMail(lookup(target).data ?? {});
  return (
    <>
      <FillDialog
        opened={picker.opened && filled !== undefined}
        patrol={filled}
        typed={picker.typed}
        onType={picker.type}
        onChoose={(personId) => {
          picker.close();
          if (filled) fill({ patrolId: filled._id, personId, seen: picker.seen });
        }}
        onClose={picker.close}
      />
      <RemoveDialog
        removal={removal}
        mailed={isMailed}
        onRemove={(personId, body) => {
          removal.close();
          if (cleared) takeOff({ patrolId: cleared._id, personId }, body);
        }}
      />
      <MoveDialog opened={moving.opened} moving={moving} onClose={moving.close} />
      <DoubleBookedDialog
        opened={moving.doubleBooking.opened}
        refusal={moving.doubleBooking.refusal}
        anyway={patrolMonthTexts.moveAnyway}
        loading={false}
        onAnyway={() => {
          moving.doubleBooking.close();
          const { assigning } = moving.doubleBooking;
          if (assigning) moving.move({ ...assigning, override: true });
        }}
        onClose={moving.doubleBooking.close}
      />
      <DoubleBookedDialog
        opened={doubleBooking.opened}
        refusal={doubleBooking.refusal}
        anyway={actionTexts.addAnyway}
        loading={false}
        onAnyway={() => {
          doubleBooking.close();
          if (doubleBooking.assigning) fill({ ...doubleBooking.assigning, override: true });
        }}
        onClose={doubleBooking.close}
      />
    </>
  );
}
