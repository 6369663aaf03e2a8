import type { Session, SessionStart } from '@patrolbook/contract';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { Chip } from '../../../ui/display/Chip.tsx';

/** How a session began, but for the password alone. */
const ways: Partial<Record<SessionStart, string>> = {
  'password-and-code': 'With a code',
  'password-and-passkey': 'Password and passkey',
  passkey: 'With a passkey',
};

/** Chips that mark the current session, one that began with more than the password, and one on a shared device. */
export function SessionChips({ session }: { session: Session }) {
  return (
    <>
      {session.current && <Chip color="green">This device</Chip>}
      {ways[session.began] && <Chip color="gray">{ways[session.began]}</Chip>}
      {session.sharedDevice && (
        <Chip color="blue" icon={<IconDeviceLaptop size={14} />}>
          Shared Device
        </Chip>
      )}
    </>
  );
}
