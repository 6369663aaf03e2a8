import { IconDeviceLaptop } from '@tabler/icons-react';
import type { Session } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { titleTexts } from '#texts/titles.ts';
import { Chip } from '#ui/display/Chip.tsx';

/** Chips that mark the current session, one that began with more than the password, and one on a shared device. */
export function SessionChips({ session }: { session: Session }) {
  return (
    <>
      {session.current && <Chip color="green">{sessionTexts.thisDevice}</Chip>}
      {session.began !== 'password' && <Chip color="gray">{sessionTexts.began(session.began)}</Chip>}
      {session.sharedDevice && (
        <Chip color="blue" icon={<IconDeviceLaptop size={14} />}>
          {titleTexts.sharedDevice}
        </Chip>
      )}
    </>
  );
}
