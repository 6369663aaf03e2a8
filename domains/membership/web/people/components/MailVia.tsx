import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { personTexts } from '#membership/web/texts.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { Filled } from '#texts/Filled.tsx';
import { fieldTexts } from '#texts/shared.ts';

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
