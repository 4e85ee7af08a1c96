import { sql } from 'drizzle-orm';
import { readConfig } from '../../../src/server/platform/config.ts';
import { createLog } from '../../../src/server/platform/log.ts';
import { rows } from '../../../src/server/platform/db/sql.ts';
import { projectRoot } from '../../../src/server/platform/root.ts';
import type { SubjectModule } from '../../../src/server/platform/subject.ts';
import { runByOperator } from '../../../src/server/app/operate.ts';
import type { AppParts } from '../../../src/server/app/parts.ts';
import { run } from '../../../src/server/app/run.ts';
import { startFault } from '../../../src/server/app/startFault.ts';
import { stopOnSignal } from '../../../src/server/app/stopOnSignal.ts';

// The real program with a small product: calls that take their time, and a command that counts.
const answers = { default: { description: '', content: { 'application/json': { schema: {} } } } };
const pathOf = (operationId: string) => ({ get: { operationId, responses: answers } });

const subject: SubjectModule = {
  name: 'test',
  rest: {
    slow: async () => {
      process.stdout.write('slow began\n');
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return { status: 200, body: { slow: 'done' } };
    },
    count: async ({ db }: { db: Parameters<typeof rows>[0] }) => ({ status: 200, body: await rows(db, sql`select count(*)::int as notes from system_settings where key like 'note:%'`) }),
  } as never,
  resolvers: { Query: { hello: () => 'hello' } } as never,
  commands: [
    {
      name: 'note',
      usage: 'TEXT',
      summary: 'Writes a note down.',
      run: async ({ deps, args, print }) => {
        await deps.db.execute(sql`insert into system_settings (key, value, updated_at) values (${`note:${args[0]}`}, '{}', now())`);
        print(`noted by ${process.pid}`);
        return 0;
      },
    },
  ],
};

const parts: AppParts = {
  contracts: {
    rest: {
      document: { paths: { '/slow': pathOf('slow'), '/count': pathOf('count') }, components: {} },
      operations: ['slow', 'count'].map((id) => ({ id, method: 'GET', path: `/${id}`, idempotent: false, bodyType: null })),
      rules: { slow: 'anyone', count: 'anyone' },
    },
    graphql: { text: 'type Query { hello: String! node: String nodes: String }', rules: { Query: { hello: 'anyone', node: 'anyone', nodes: 'anyone' } }, nodeRules: {}, persisted: {} },
  },
  subjects: () => [subject],
};

const [mode = 'serve', ...args] = process.argv.slice(2);
try {
  const root = projectRoot();
  const config = readConfig(process.env, [], root);
  if (mode === 'serve') {
    const { port, stop } = await run(root, config, createLog(config.logLevel), parts);
    stopOnSignal(stop);
    process.stdout.write(`listening ${port}\n`);
  } else {
    process.exitCode = await runByOperator(root, config, createLog('silent'), parts, {
      name: mode,
      args,
      print: (line) => void process.stdout.write(`${line}\n`),
      printError: (line) => void process.stderr.write(`${line}\n`),
      signal: new AbortController().signal,
    });
  }
} catch (error) {
  process.stderr.write(`${startFault(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
