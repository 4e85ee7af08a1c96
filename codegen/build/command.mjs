// `npm run <command>`: runs a command of the server from the build, which starts five times as fast, or from the
// sources where the build is of others. It never builds: a server may be running from what is there.
import { fileURLToPath } from 'node:url';
import { isBuilt } from './ensureBuilt.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (isBuilt(root)) {
  await import(`${root}dist/server/cli.js`);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`${root}src/server/app/cli.ts`);
}
