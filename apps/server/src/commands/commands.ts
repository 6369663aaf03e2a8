import { Email } from '@patrolbook/contract';
import { StartError } from '../platform/start-error.ts';
import type { Command } from './command.ts';

/** Every command. Each finds the database open and up to date. */
export const commands: readonly Command[] = [
  {
    name: 'migrate',
    parameters: [],
    what: 'Brings the database up to date.',
    run: async () => ['The database is up to date.'],
  },
  {
    name: 'demo',
    parameters: [],
    what: 'Loads the demonstration.',
    async run({ demo }) {
      await demo.load();
      return ['The demonstration is loaded.', ...(await demo.signIns())];
    },
  },
  {
    name: 'remove-demo',
    parameters: [],
    what: 'Deletes the demonstration, with all that was added to its organizations.',
    async run({ demo }) {
      await demo.remove();
      return ['The demonstration is removed.'];
    },
  },
  {
    name: 'create-super-admin',
    parameters: ['EMAIL'],
    what: 'Creates a super administrator, or gives one a new password: SUPER_ADMIN_PASSWORD, or by a one-time link.',
    async run({ installation }, [given], { superAdmin }) {
      const { data: email } = Email.safeParse(given);
      if (!email) throw new StartError(`${given} is no e-mail address.`);
      const link = await installation.addSuperAdmin({ email, password: superAdmin.password });
      return [
        link ? `Set the password of ${email}: ${link}` : `${email} can sign in with SUPER_ADMIN_PASSWORD.`,
      ];
    },
  },
];
