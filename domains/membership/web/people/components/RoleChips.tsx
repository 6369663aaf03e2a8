import type { Role } from '#contract';
import { roleNames } from '#people/contract';
import { Chip } from '#ui/display/Chip.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import classes from './RoleChips.module.css';

/** The roles of a person, or `empty` when there are none. */
export function RoleChips({ roles, empty }: { roles: readonly Role[]; empty?: string }) {
  if (roles.length === 0) return empty ? <EmptyText>{empty}</EmptyText> : null;
  return (
    <ul className={classes.roles}>
      {roles.map((role) => (
        <li key={role}>
          <Chip color="gray">{roleNames[role]}</Chip>
        </li>
      ))}
    </ul>
  );
}
