// `npm run <command>`: runs a server command from the build, which starts five times faster, or from the sources if the
// build is outdated. It never builds, because a server may be running from the existing build.
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
