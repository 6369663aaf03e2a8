import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Filled } from '#texts/Filled.tsx';
import { fieldTexts } from '#texts/fields.ts';
import { personTexts } from '#texts/people/person.ts';
import { useDirectory } from '#web/domain/people/directory.ts';
import { PersonLookup } from '#web/domain/people/PersonLookup.tsx';

/** Says at whose address a person's mails arrive (product 4.14). */
export function MailVia({ holder }: { holder: string }) {
  const name = (
    <Link to="/person/$id" params={{ id: holder }}>
      <PersonLookup lookup={useDirectory()(holder)} />
    </Link>
  );
  return (
    <span>
      <IconMail aria-label={fieldTexts.email} role="img" />
      <Filled text={personTexts.mailVia} values={{ name }} />
    </span>
  );
}
