import type { Session } from '@patrolbook/contract';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { Chip } from '../../../ui/display/Chip.tsx';

/** Chips that mark the current session, and a session on a shared device. */
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
