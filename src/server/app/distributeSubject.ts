import { distribute } from '../platform/db/distribution/distribute.ts';
import { DistributionFault } from '../platform/db/distribution/distributeTable.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { CommandFault, type Command, type CommandUsage } from '../platform/operator/command.ts';
import type { SubjectModule } from '../platform/subject.ts';

export const distributeUsage: CommandUsage = {
  name: 'distribute',
  usage: '',
  summary:
    'Moves the rows of the largest tables to the workers of a Citus cluster. Who writes to a table waits while it moves. It can be ' +
    'stopped and run again.',
};

export function distributeSubject(database: OpenDatabase): SubjectModule {
  const command: Command = {
    ...distributeUsage,
    run: async ({ args, print }) => {
      if (args.length > 0)
        throw new CommandFault(`distribute takes no arguments, but got ${args.join(' ')}.`);
      if (database.kind === 'embedded')
        throw new CommandFault('The embedded database is one file. Set DATABASE_URL to a Citus coordinator.');
      await database
        .withConnection((connection) =>
          distribute(connection, (table, isNew) =>
            print(`${table}: ${isNew ? 'on the workers now' : 'was on the workers already'}`),
          ),
        )
        .catch((error: unknown) => {
          throw error instanceof DistributionFault ? new CommandFault(error.message) : error;
        });
      return 0;
    },
  };
  return { name: 'distribute', commands: [command] };
}
