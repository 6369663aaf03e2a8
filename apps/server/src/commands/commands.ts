import { Email } from '@patrolbook/contract';
import { StartError } from '@patrolbook/embedded-postgres';
import { planMigrations } from '../platform/database/migration-plan.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { move } from './move.ts';
import { besideServer } from './on-database.ts';
import { restore } from './restore.ts';
import { resume } from './resume.ts';
import { sendTestMail } from './test-mail.ts';
import { verify } from './verify.ts';

/** All commands. */
export const commands: readonly Command[] = [
  {
    name: 'migrate',
    parameters: [],
    options: ['plan'],
    description: 'Brings the database up to date; with --plan, says what that would do, and does nothing.',
    async run({ config, services }, _given, { plan }) {
      if (plan) return besideServer(config, planMigrations);
      await services();
      return ['The database is up to date.'];
    },
  },
  {
    name: 'demo',
    parameters: [],
    description: 'Loads the demonstration.',
    async run({ services }) {
      const { demo } = await services();
      await demo.load();
      return ['The demonstration is loaded.', ...(await demo.signIns())];
    },
  },
  {
    name: 'remove-demo',
    parameters: [],
    description: 'Deletes the demonstration, with everything that was added to its organizations.',
    async run({ services }) {
      const { demo } = await services();
      await demo.remove();
      return ['The demonstration is removed.'];
    },
  },
  {
    name: 'create-super-admin',
    parameters: ['EMAIL'],
    description:
      'Creates a super administrator or resets the password: SUPER_ADMIN_PASSWORD, or by a one-time link.',
    async run({ config, services }, [given]) {
      const email = emailOf(given);
      const { installation } = await services();
      const link = await installation.addSuperAdmin({ email, password: config.superAdmin.password });
      return [
        link ? `Set the password of ${email}: ${link}` : `${email} can sign in with SUPER_ADMIN_PASSWORD.`,
      ];
    },
  },
  {
    name: 'test-mail',
    parameters: ['EMAIL'],
    description:
      'Sends a mail at once, beside a running server too, and prints what the mail server answers.',
    async run({ config }, [given]) {
      return [await sendTestMail(config, emailOf(given))];
    },
  },
  backup,
  verify,
  restore,
  resume,
  move,
];

/** Throws StartError. */
function emailOf(given: string | undefined): string {
  const { data: email } = Email.safeParse(given);
  if (!email) throw new StartError(`${given} is not an email address.`);
  return email;
}
