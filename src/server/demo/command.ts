import { record } from '../audit/service.ts';
import type { Brand } from '../brands/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { readArguments, usageFault } from '../platform/operator/arguments.ts';
import { CommandFault, type Command, type CommandUsage } from '../platform/operator/command.ts';
import { readRecord } from './queries/world.ts';
import { demoExtent, removeDemonstration } from './remove.ts';

export const demoUsage: CommandUsage = {
  name: 'demo',
  usage: 'remove [--joined delete]',
  summary:
    'Removes the demonstration: its accounts, and its utilities, programs and events with everything that hangs on them.',
};

/** Production must not serve a database that contains the demonstration. The message is for the operator. */
export class DemonstrationInProduction extends Error {
  override readonly name = 'DemonstrationInProduction';
}

/** Throws DemonstrationInProduction if the database has accounts with the published password. */
export async function refuseDemonstration(db: Db): Promise<void> {
  const { members } = await readRecord(db);
  if (members.length === 0) return;
  throw new DemonstrationInProduction(
    `This database holds the demonstration: ${members.length} accounts with a password that everybody knows. Remove it with \`npm run demo -- remove\`, then start again.`,
  );
}

/** `npm run demo -- remove`. */
export function demoCommand(brands: readonly Brand[]): Command {
  return {
    ...demoUsage,
    run: async ({ deps, args, print }) => {
      const { plain, switches } = readArguments(args, ['joined'], demoUsage);
      if (plain.length !== 1 || plain[0] !== 'remove') throw usageFault('Say "remove".', demoUsage);
      if (switches.joined !== null && switches.joined !== 'delete')
        throw usageFault(`--joined takes "delete", not "${switches.joined}".`, demoUsage);
      const extent = await demoExtent(deps.db);
      if (extent.cast.length === 0) {
        print('There is no demonstration in this database.');
        return 0;
      }
      if (extent.joined.length > 0 && switches.joined === null) {
        const names = extent.joined.map(({ brand, email }) => `  ${email} (${brand})`);
        throw new CommandFault(
          `Not removed: others have joined the demonstration's utilities and events, and would lose their results:\n${names.join('\n')}\nTo remove them as well: npm run demo -- remove --joined delete`,
        );
      }
      await transaction(deps.db, async (tx) => {
        await removeDemonstration(tx, brands, extent);
        const now = deps.clock.now();
        for (const brandId of extent.brands) {
          await record(tx, {
            id: deps.newId(),
            at: now,
            brandId,
            actorId: null,
            action: 'demonstration.remove',
            subject: `brand:${brandId}`,
            reason: 'By the command line',
            before: null,
            after: null,
          });
        }
      });
      print(
        `Removed: ${extent.cast.length + extent.joined.length} accounts, ${extent.utilities.length} utilities, ${extent.programs.length} programs and ${extent.events.length} events.`,
      );
      if (deps.config.demo)
        print('Start with --no-demo from now on: a start with the demonstration makes it again.');
      return 0;
    },
  };
}
