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
    'Removes the demonstration: its accounts, utilities, programs and events, with everything that depends on them.',
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
    `This database holds the demonstration: ${members.length} accounts with a ` +
      'password everyone knows. Run `npm run demo -- remove`, then start again.',
  );
}

/** `npm run demo -- remove`. */
export function demoCommand(brands: readonly Brand[]): Command {
  return {
    ...demoUsage,
    run: async ({ deps, args, print }) => {
      const { plain, switches } = readArguments(args, ['joined'], demoUsage);
      if (plain.length !== 1 || plain[0] !== 'remove') throw usageFault('Enter "remove".', demoUsage);
      if (switches.joined !== null && switches.joined !== 'delete')
        throw usageFault(`--joined takes "delete", not "${switches.joined}".`, demoUsage);
      const extent = await demoExtent(deps.db);
      if (extent.cast.length === 0) {
        print('This database has no demonstration.');
        return 0;
      }
      if (extent.joined.length > 0 && switches.joined === null) {
        const names = extent.joined.map(({ brand, email }) => `  ${email} (${brand})`);
        throw new CommandFault(
          "Nothing was removed. Other people have joined the demonstration's " +
            `utilities and events and would lose their results:\n${names.join('\n')}\n` +
            'To remove them too, run npm run demo -- remove --joined delete',
        );
      }
      await transaction(deps.db, async (tx) => {
        await removeDemonstration(tx, brands, extent, deps.clock.now());
        const now = deps.clock.now();
        for (const brandId of extent.brands) {
          await record(tx, {
            id: deps.newId(),
            at: now,
            brandId,
            actorId: null,
            action: 'demonstration.remove',
            subject: `brand:${brandId}`,
            reason: 'From the command line',
            before: null,
            after: null,
          });
        }
      });
      print(
        `Removed: ${extent.cast.length + extent.joined.length} accounts, ${extent.utilities.length} ` +
          `utilities, ${extent.programs.length} programs and ${extent.events.length} events.`,
      );
      if (deps.config.demo)
        print('Start with --no-demo from now on. Otherwise the next start creates the demonstration again.');
      return 0;
    },
  };
}
