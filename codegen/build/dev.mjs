// `npm run dev`: Vite serves the pages on port 3000 (and prints it); the API runs on port 6543 and restarts on changes.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = (path) => `${root}node_modules/${path}`;
const api = { PORT: '6543', PAGES: 'off', EBBWATT_ENV: 'dev', ...process.env, NODE_ENV: 'development' };

const children = [
  spawn(
    process.execPath,
    [
      bin('tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      'src/server/app/main.ts',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      env: api,
      stdio: 'inherit',
    },
  ),
  spawn(process.execPath, [bin('vite/bin/vite.js'), '--host', 'localhost'], { cwd: root, stdio: 'inherit' }),
];

// When one stops, the other stops too, because neither is useful alone.
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) if (other !== child) other.kill('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
