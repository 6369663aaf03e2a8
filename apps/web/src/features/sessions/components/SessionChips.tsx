import type { Session } from '@patrolbook/contract';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { Chip } from '../../../ui/display/Chip.tsx';

/** Chips that mark the current session, one that began with a code, and one on a shared device. */
export function SessionChips({ session }: { session: Session }) {
  return (
    <>
      {session.current && <Chip color="green">This device</Chip>}
      {session.began === 'password-and-code' && <Chip color="gray">With a code</Chip>}
      {session.sharedDevice && (
        <Chip color="blue" icon={<IconDeviceLaptop size={14} />}>
          Shared Device
        </Chip>
      )}
    </>
  );
}
