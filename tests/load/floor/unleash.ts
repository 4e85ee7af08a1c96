import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MEMBER_FEATURES } from '../../../src/domain/features/memberFeatures.ts';
import { loadPeer } from '../peers.ts';

/**
 * An Unleash server with as many features as the product has, each on for everyone: its cheapest rule. Its frontend API
 * knows a client by a token that it keeps in memory, while ours also reads the member's session.
 */
const ADMIN = '*:*.benchmark-admin';
const { FRONTEND_TOKEN: frontend = '', DATABASE_URL: databaseUrl = '' } = process.env;
const token = (secret: string, type: 'admin' | 'frontend', environment: string, project: string) => ({
  secret,
  type,
  environment,
  projects: [project],
  tokenName: type,
});

const { start } = await loadPeer('unleash-server');
const { server } = await start({
  databaseUrl,
  db: { ssl: false },
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
  versionCheck: { enable: false },
  telemetry: false,
  authentication: {
    type: 'none',
    createAdminUser: false,
    initApiTokens: [token(ADMIN, 'admin', '*', '*'), token(frontend, 'frontend', 'development', 'default')],
  },
});
if (server === undefined) throw new Error('Unleash started without a server.');
if (!server.listening) await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('Unleash listens on no port.');
const origin = `http://127.0.0.1:${address.port}`;

async function post(path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${origin}/api/admin/projects/default/features${path}`, {
    method: 'POST',
    headers: { authorization: ADMIN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Unleash answered ${path} with ${answer.status}: ${await answer.text()}`);
}

for (const { key } of MEMBER_FEATURES) {
  await post('', { name: key, type: 'release' });
  await post(`/${key}/environments/development/strategies`, {
    name: 'default',
    constraints: [],
    parameters: {},
  });
  await post(`/${key}/environments/development/on`);
}

/** Its frontend API answers from a copy that it takes anew every few seconds. */
for (let seen = 0; seen < MEMBER_FEATURES.length;) {
  await wait(500);
  const answer = await fetch(`${origin}/api/frontend`, { headers: { authorization: frontend } });
  seen = ((await answer.json()) as { toggles: readonly unknown[] }).toggles.length;
}
process.stdout.write(`answers on ${origin}\n`);
process.once('SIGTERM', () => process.exit(0));
