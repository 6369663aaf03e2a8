import { Switch } from '@mantine/core';
import { useRoles } from '#lib/auth/auth.ts';
import { useRosterPhones } from '../roster-phones.ts';
import { patrolPrintTexts } from '../texts.ts';
import classes from './RosterOptions.module.css';

interface RosterOptionsProps {
  whole: boolean;
  /** Undefined for a month that has no day to leave out. */
  onWhole: ((whole: boolean) => void) | undefined;
}

/** What the printed roster has: the whole month or the days to come, and the phones that its reader may see. */
export function RosterOptions({ whole, onWhole }: RosterOptionsProps) {
  const roles = useRoles();
  const [hasPhones, setPhones] = useRosterPhones();
  const seesAll = roles.includes('admin') || roles.includes('watcher');
  return (
    <div className={classes.options}>
      <Switch
        withThumbIndicator={false}
        label={patrolPrintTexts.wholeMonth}
        checked={whole}
        disabled={!onWhole}
        onChange={(event) => onWhole?.(event.currentTarget.checked)}
      />
      {(seesAll || roles.includes('patroller')) && (
        <Switch
          withThumbIndicator={false}
          label={patrolPrintTexts.phones(seesAll ? 'all' : 'crew')}
          checked={hasPhones}
          onChange={(event) => setPhones(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
