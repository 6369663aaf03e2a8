import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useDirectory } from '../../../domain/people/directory.ts';
import { PersonLookup } from '../../../domain/people/PersonLookup.tsx';

/** Says at whose address a person's mails arrive (product 4.14). */
export function MailVia({ holder }: { holder: string }) {
  return (
    <span>
      <IconMail aria-label="Email" role="img" />
      At the address of{' '}
      <Link to="/person/$id" params={{ id: holder }}>
        <PersonLookup lookup={useDirectory()(holder)} />
      </Link>
    </span>
  );
}
