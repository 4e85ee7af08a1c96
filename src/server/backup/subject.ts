import { resolve } from 'node:path';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { readCopyMark, removeCopyMark } from '../platform/copy.ts';
import { transaction } from '../platform/db/transaction.ts';
import { readBacklogs } from '../platform/jobs/backlogs.ts';
import { inEnglish } from '../platform/messages/inWords.ts';
import { readArguments } from '../platform/operator/arguments.ts';
import { CommandFault, type Command } from '../platform/operator/command.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { copyResolvers } from './graphql.ts';
import { backUp, backupUsage, folderArgument, goLiveUsage, maskUsage } from './service.ts';
import { maskEverything } from './store/mask.ts';

const backup: Command = {
  ...backupUsage,
  run: async ({ deps: { config, db }, args, print, signal }) => {
    const folder = resolve(folderArgument(args, backupUsage));
    await backUp(config, config.databaseUrl === null ? db : null, { folder, print, signal });
    return 0;
  },
};

const goLive: Command = {
  ...goLiveUsage,
  run: async ({ deps, args, print }) => {
    const reason = readArguments(args, ['reason'], goLiveUsage).switches.reason ?? '';
    const fault = reasonFaults(reason)[0];
    if (fault) throw new CommandFault(`${inEnglish(fault.message)} (--reason "…")`);
    if ((await readCopyMark(deps.db)) === null) {
      print('This is the real one already.');
      return 0;
    }
    const waiting = (await readBacklogs(deps.db, [])).reduce((sum, { waiting: count }) => sum + count, 0);
    await makeReal(deps, reason.trim());
    print(`This is the real one now. ${waiting} queued jobs and all that is due begin at once.`);
    return 0;
  },
};

const mask: Command = {
  ...maskUsage,
  run: async ({ deps: { db }, args, print }) => {
    readArguments(args, [], maskUsage);
    if ((await readCopyMark(db)) === null)
      throw new CommandFault(
        'This isn’t a copy, and masking can’t be undone. Restore a backup into another database, and mask that one.',
      );
    const { tables, rows } = await maskEverything(db);
    print(
      `${rows} rows of ${tables} tables are masked or left out. Restart the processes that use this copy.`,
    );
    print('Old passwords no longer work: npm run staff makes an account. SECRET_KEY may be a new one.');
    return 0;
  },
};

async function makeReal({ db, brands, newId, clock }: Deps, reason: string): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await readCopyMark(tx);
    await removeCopyMark(tx);
    for (const { id } of brands.all)
      await record(tx, {
        id: newId(),
        at: clock.now(),
        brandId: id,
        actorId: null,
        action: 'copy.live',
        subject: `brand:${id}`,
        reason,
        before,
        after: null,
      });
  });
}

/** Backups, and what a restored copy may not do until it is the real one. */
export const backupSubject: SubjectModule = {
  name: 'backup',
  commands: [backup, goLive, mask],
  resolvers: copyResolvers,
};
