import { spawn } from 'node:child_process';
import { root } from '../load/processes.ts';
import { copyDemoFolder, DEMO_VARIABLE, prepareDemoFolder } from './demoFolder.ts';

// The server of the browser tests: prepares the demonstration's folder for itself and for the products that single tests
// start, and runs on a copy of it.
const { [DEMO_VARIABLE]: prepared = '', DATA_DIR: dataDir = '', PORT = '' } = process.env;
await prepareDemoFolder(prepared);
copyDemoFolder(dataDir, PORT);
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
// Playwright signals the whole group; this process ends with the server.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
server.once('exit', (code) => process.exit(code ?? 1));
