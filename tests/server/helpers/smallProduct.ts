import { sql } from 'drizzle-orm';
import type { AppModules } from '../../../src/server/app/modules.ts';
import type { Db } from '../../../src/server/platform/db/db.ts';
import { rows } from '../../../src/server/platform/db/sql.ts';
import type { SubjectModule } from '../../../src/server/platform/subject.ts';

const answers = { default: { description: '', content: { 'application/json': { schema: {} } } } };
const toPathItem = (operationId: string) => ({ get: { operationId, responses: answers } });

async function writeNote(db: Db, text: string): Promise<void> {
  await db.execute(
    sql`insert into system_settings (key, value, updated_at) values (${`note:${text}`}, '{}', now()) on conflict do nothing`,
  );
}

const subject: SubjectModule = {
  name: 'test',
  rest: {
    slow: async () => {
      process.stdout.write('slow began\n');
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return { status: 200, body: { slow: 'done' } };
    },
    count: async ({ db }: { db: Parameters<typeof rows>[0] }) => ({
      status: 200,
      body: await rows(db, sql`select count(*)::int as notes from system_settings where key like 'note:%'`),
    }),
  } as never,
  jobs: [{ name: 'write-note', run: (data, { db }) => writeNote(db, (data as { text: string }).text) }],
  resolvers: { Query: { hello: () => 'hello' } } as never,
  commands: [
    {
      name: 'note',
      usage: 'TEXT',
      summary: 'Writes a note down.',
      run: async ({ deps, args, print }) => {
        await writeNote(deps.db, args[0] ?? '');
        print(`noted by ${process.pid}`);
        return 0;
      },
    },
  ],
};

/** A minimal product: slow calls, and a command and a job that count. */
export const smallProduct: AppModules = {
  contracts: {
    rest: {
      document: { paths: { '/slow': toPathItem('slow'), '/count': toPathItem('count') }, components: {} },
      operations: ['slow', 'count'].map((id) => ({
        id,
        method: 'GET',
        path: `/${id}`,
        idempotent: false,
        bodyType: null,
      })),
      rules: { slow: 'anyone', count: 'anyone' },
    },
    graphql: {
      text: 'type Query { hello: String! node: String nodes: String }',
      rules: { Query: { hello: 'anyone', node: 'anyone', nodes: 'anyone' } },
      nodeRules: {},
      persisted: {},
      needed: [],
    },
  },
  subjects: () => [subject],
};
