import { Email } from '@patrolbook/contract';
import { StartError } from '@patrolbook/embedded-postgres';
import type { Command } from './command.ts';

/** All commands. Each runs on an open, migrated database. */
export const commands: readonly Command[] = [
  {
    name: 'migrate',
    parameters: [],
    description: 'Brings the database up to date.',
    run: async () => ['The database is up to date.'],
  },
  {
    name: 'demo',
    parameters: [],
    description: 'Loads the demonstration.',
    async run({ demo }) {
      await demo.load();
      return ['The demonstration is loaded.', ...(await demo.signIns())];
    },
  },
  {
    name: 'remove-demo',
    parameters: [],
    description: 'Deletes the demonstration, with everything that was added to its organizations.',
    async run({ demo }) {
      await demo.remove();
      return ['The demonstration is removed.'];
    },
  },
  {
    name: 'create-super-admin',
    parameters: ['EMAIL'],
    description:
      'Creates a super administrator or resets the password: SUPER_ADMIN_PASSWORD, or by a one-time link.',
    async run({ installation }, [given], { superAdmin }) {
      const { data: email } = Email.safeParse(given);
      if (!email) throw new StartError(`${given} is not an email address.`);
      const link = await installation.addSuperAdmin({ email, password: superAdmin.password });
      return [
        link ? `Set the password of ${email}: ${link}` : `${email} can sign in with SUPER_ADMIN_PASSWORD.`,
      ];
    },
  },
];
