import {
  IconAlertCircle,
  IconDownload,
  IconEraser,
  IconFingerprint,
  IconKey,
  IconLock,
  IconLogin2,
  IconLogout,
  IconMail,
  IconShieldCheck,
  IconShieldX,
} from '@tabler/icons-react';
import type { AuditEvent } from '#accounts/contract';
import classes from './AuditIcon.module.css';

const icons = {
  'sign-in-success': { Icon: IconLogin2, tone: classes.good },
  'sign-in-failure': { Icon: IconAlertCircle, tone: classes.bad },
  'locked-out': { Icon: IconLock, tone: classes.bad },
  'session-revoked': { Icon: IconShieldX, tone: classes.bad },
  'session-confirmed': { Icon: IconShieldCheck, tone: classes.quiet },
  'sign-out': { Icon: IconLogout, tone: classes.quiet },
  'password-set': { Icon: IconKey, tone: classes.quiet },
  'password-reset-requested': { Icon: IconMail, tone: classes.quiet },
  'second-step-started': { Icon: IconShieldCheck, tone: classes.good },
  'second-step-stopped': { Icon: IconShieldX, tone: classes.quiet },
  'second-step-reset': { Icon: IconShieldX, tone: classes.quiet },
  'passkey-added': { Icon: IconFingerprint, tone: classes.good },
  'passkey-removed': { Icon: IconFingerprint, tone: classes.quiet },
  'recovery-codes-renewed': { Icon: IconKey, tone: classes.quiet },
  'recorded-downloaded': { Icon: IconDownload, tone: classes.quiet },
  'recorded-erased': { Icon: IconEraser, tone: classes.quiet },
  'information-erased': { Icon: IconEraser, tone: classes.quiet },
  'information-downloaded': { Icon: IconDownload, tone: classes.quiet },
  'recovery-code-used': { Icon: IconKey, tone: classes.bad },
} as const satisfies Record<AuditEvent, object>;

/** The icon of an event, shown beside its text. */
export function AuditIcon({ event }: { event: AuditEvent }) {
  const { Icon, tone } = icons[event];
  return <Icon className={tone} size={20} aria-hidden />;
}
