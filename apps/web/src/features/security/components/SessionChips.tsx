import type { Session } from '@patrolbook/contract';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { Chip } from '../../../ui/Chip.tsx';

/** What is special about a session: that it is the one that looks, and that others use its device. */
export function SessionChips({ session }: { session: Session }) {
  return (
    <>
      {session.current && <Chip color="green">This device</Chip>}
      {session.sharedDevice && (
        <Chip color="blue" icon={<IconDeviceLaptop size={14} />}>
          Shared Device
        </Chip>
      )}
    </>
  );
}
