import { getTableName } from 'drizzle-orm';
import { CommandFault, type Command, type CommandUsage } from '../platform/operator/command.ts';
import { reseal, type SealedColumn } from '../platform/sealedColumns.ts';
import { endRotation } from '../platform/secretStore.ts';
import type { SubjectModule } from '../platform/subject.ts';

export const resealUsage: CommandUsage = {
  name: 'reseal',
  usage: '',
  summary:
    'Seals everything with the first key of SECRET_KEY, after a new key was put before the old one, and says ' +
    'what can’t be opened. It can be stopped and run again.',
};

/** Rotates SECRET_KEY; with one key it only checks that everything can be opened. */
export function resealSubject(columns: readonly SealedColumn[]): SubjectModule {
  const command: Command = {
    ...resealUsage,
    run: async ({ deps: { db, secrets, config, clock }, print, signal }) => {
      let [total, faulty] = [0, 0];
      for (const column of columns) {
        const name = `${getTableName(column.table)}.${column.column.name}`;
        const { sealed, unreadable } = await reseal(db, secrets, column, signal);
        total += sealed;
        faulty += unreadable.length;
        if (sealed > 0) print(`${name}: ${sealed} sealed again`);
        for (const id of unreadable) print(`${name}: ${id} can’t be opened with any key`);
      }
      if (faulty > 0)
        throw new CommandFault(
          `${faulty} can’t be opened. Add the key that sealed ${faulty === 1 ? 'it' : 'them'} to SECRET_KEY, ` +
            'or delete what is lost, and run this again.',
        );
      if (config.secretKeys.length <= 1) {
        print('Everything can be opened with SECRET_KEY.');
        return 0;
      }
      await endRotation(db, config.secretKeys, clock.now());
      print(
        `Done: ${total} sealed again. Leave only the first key in SECRET_KEY now, and restart the processes.`,
      );
      return 0;
    },
  };
  return { name: 'reseal', commands: [command] };
}
