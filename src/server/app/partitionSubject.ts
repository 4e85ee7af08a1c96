import type { OpenDatabase } from '../platform/db/open.ts';
import { isCluster } from '../platform/db/distribution/distributeTable.ts';
import { PARTITIONED_TABLES, PARTS } from '../platform/db/partitions/partitionedTables.ts';
import { PartitionFault, partitionTable } from '../platform/db/partitions/partitionTable.ts';
import { CommandFault, type Command, type CommandUsage } from '../platform/operator/command.ts';
import type { SubjectModule } from '../platform/subject.ts';

export const partitionUsage: CommandUsage = {
  name: 'partition',
  usage: '',
  summary:
    'Splits the tables that grow with homes and time into parts, while the program goes on. It can be stopped and ' +
    'run again.',
};

/** Rows between two lines about one table. */
const LINE_EVERY = 1_000_000;

/** The embedded database is for pilots, whose tables stay small. */
export function partitionSubject(database: OpenDatabase): SubjectModule {
  const command: Command = {
    ...partitionUsage,
    run: async ({ args, print, signal }) => {
      if (args.length > 0) throw new CommandFault(`partition takes no arguments, but got ${args.join(' ')}.`);
      if (database.kind === 'embedded')
        throw new CommandFault(
          'The embedded database has no partitions. Set DATABASE_URL to a PostgreSQL server.',
        );
      await database.withConnection(async (connection) => {
        if (await isCluster(connection))
          throw new CommandFault(
            'The workers of a cluster keep the largest tables in parts: use `npm run distribute` instead.',
          );
        for (const table of PARTITIONED_TABLES) {
          let said = 0;
          const onCopied = (copied: number): void => {
            if (copied - said < LINE_EVERY) return;
            said = copied;
            print(`${table.name}: ${copied} rows so far`);
          };
          const isNew = await partitionTable(connection, table, { onCopied, signal }).catch(
            (error: unknown) => {
              throw error instanceof PartitionFault ? new CommandFault(error.message) : error;
            },
          );
          print(isNew ? `${table.name}: in ${PARTS} parts now` : `${table.name}: was in parts already`);
        }
      });
      return 0;
    },
  };
  return { name: 'partition', commands: [command] };
}
