import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readSource, root, writeOutput } from './output.ts';

const require = createRequire(import.meta.url);
interface RelayConfig {
  readonly artifactDirectory: string;
  readonly persistConfig: { readonly file: string };
}

const { artifactDirectory, persistConfig } = (await import(`file://${root}relay.config.js`)) as RelayConfig;
const requestId = /^\/\/ @relayRequestID (?<id>\w+)$/m;

/** Runs relay-compiler: one artifact for each fragment and operation, and the list of persisted operations. */
export function generateRelay(): void {
  mkdirSync(`${root}${artifactDirectory}`, { recursive: true });
  if (!existsSync(`${root}${persistConfig.file}`)) writeOutput(persistConfig.file, '{}\n');
  forgetUnlistedOperations();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      require.resolve('relay-compiler/cli.js'),
      '--noWatchman',
      '--output',
      'quiet-with-errors',
      'relay.config.js',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`relay-compiler says:\n${stdout}${stderr}`);
  dropForgottenOperations();
}

/** Removes artifacts missing from the list (as after a merge), because relay-compiler lists only operations it writes. */
function forgetUnlistedOperations(): void {
  const listed = JSON.parse(readSource(persistConfig.file)) as Record<string, string>;
  for (const [path, id] of artifacts()) if (id !== undefined && !Object.hasOwn(listed, id)) rmSync(path);
}

/** relay-compiler only adds to the list; the server must stop answering operations without an artifact. */
function dropForgottenOperations(): void {
  const inUse = new Set(artifacts().values());
  const all = JSON.parse(readSource(persistConfig.file)) as Record<string, string>;
  const kept = Object.entries(all)
    .filter(([id]) => inUse.has(id))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeOutput(persistConfig.file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Each artifact's persisted operation id, by path; undefined for fragments. */
function artifacts(): Map<string, string | undefined> {
  const folder = `${root}${artifactDirectory}`;
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql.ts'));
  return new Map(
    names.map((name) => [
      `${folder}/${name}`,
      requestId.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.groups?.['id'],
    ]),
  );
}
