import { connect } from '#platform/database/connect.ts';
import { checkWritable } from '#platform/database/open.ts';
import { openLiveHub } from '#platform/live/hub.ts';
import { buildApp } from '../app/app.ts';
import { buildServices } from '../app/services.ts';
import type { testApp } from './app.ts';

/** Runs another server that reaches the tests' database over `connection`, and how to stop it. */
export async function serveOver(
  server: ReturnType<typeof testApp>,
  connection: ReturnType<typeof testApp>['connection'],
) {
  const { log } = server.context;
  const database = connect(connection, { log, max: 4 });
  const context = { ...server.context, database };
  const hub = openLiveHub(server.database, log);
  const isReady = () => checkWritable(database);
  const app = await buildApp(context, buildServices(context), { ...server.options, isReady, hub });
  app.addHook('preClose', () => hub.stop());
  return {
    app,
    async stop() {
      await app.close();
      await database.$client.end();
    },
  };
}
