import type { Deps } from '../platform/context.ts';
import { readCopyMark } from '../platform/copy.ts';
import { usageFault } from '../platform/operator/arguments.ts';
import { CommandFault, type Command, type CommandUsage } from '../platform/operator/command.ts';
import { archiveOf } from './attach.ts';
import type { ArchiveKind } from './kind.ts';
import { moveRestored, restoreMonth } from './restore.ts';
import { readSums, type MonthSum } from './store.ts';

export const archiveUsage: CommandUsage = {
  name: 'archive',
  usage: '[restore|move YYYY-MM [BRAND]]',
  summary:
    'Lists what has moved out of the database. restore brings a month back, where it stays until move lets it go again.',
};

export function archiveCommand(kinds: readonly ArchiveKind[]): Command {
  return {
    ...archiveUsage,
    run: async ({ deps, args, print, signal }) => {
      const [action, month = '', brand, ...more] = args;
      const isKnown = action === undefined || action === 'restore' || action === 'move';
      if (!isKnown || more.length > 0) throw usageFault('We don’t understand these arguments.', archiveUsage);
      const sums = (await readSums(deps.db)).filter(({ parts, state }) => parts > 0 || state === 'RESTORED');
      if (action === undefined) {
        list(deps, sums, print);
        return 0;
      }
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
        throw usageFault('Name a month, such as 2025-03.', archiveUsage);
      const wanted = sums.filter(
        (each) => each.month.startsWith(month) && (brand === undefined || each.brand === brand),
      );
      if (wanted.length === 0)
        throw new CommandFault(
          `The archive has nothing of ${month}${brand === undefined ? '' : ` of ${brand}`}.`,
        );
      for (const each of wanted) {
        const kind = kinds.find(({ name }) => name === each.kind);
        if (kind === undefined) continue;
        print(await (action === 'restore' ? restore(deps, kind, each) : move(deps, kind, each, signal)));
      }
      return 0;
    },
  };
}

const STATES = { ARCHIVING: 'is moving', ARCHIVED: 'in the archive', RESTORED: 'restored' } as const;

function list({ db }: Deps, sums: readonly MonthSum[], print: (line: string) => void): void {
  if (archiveOf(db).store === null) print('ARCHIVE_URL is not set: nothing moves.');
  for (const each of sums) {
    const { parts, rows, bytes } = each;
    print(
      `${named(each)}: ${STATES[each.state]}, ${parts} files, ${rows} rows, ${(bytes / 2 ** 20).toFixed(1)} MB`,
    );
  }
  const bytes = sums.reduce((all, each) => all + each.bytes, 0);
  print(`${sums.length} months, ${(bytes / 2 ** 20).toFixed(1)} MB`);
}

const named = ({ brand, kind, month }: MonthSum): string => `${brand} ${kind} ${month.slice(0, 7)}`;

async function restore({ db, clock }: Deps, kind: ArchiveKind, of: MonthSum): Promise<string> {
  if (of.state === 'RESTORED') return `${named(of)} is in the database already.`;
  const rows = await restoreMonth({ db, clock, archive: archiveOf(db) }, kind, of);
  if (rows === null) throw new CommandFault(`${named(of)} is on its way into the archive. Try again later.`);
  return `${named(of)}: ${rows} rows are in the database again.`;
}

async function move(
  { db, clock, newId }: Deps,
  kind: ArchiveKind,
  of: MonthSum,
  signal: AbortSignal,
): Promise<string> {
  const { store } = archiveOf(db);
  if (store === null) throw new CommandFault('ARCHIVE_URL is not set: nothing moves.');
  if ((await readCopyMark(db)) !== null)
    throw new CommandFault('This is a copy, and its archive is that of the original: nothing moves.');
  const deps = { db, store, clock, newId, mayStop: () => signal.aborted };
  const isMoved = await moveRestored(deps, kind, of);
  if (isMoved === null) return `${named(of)} wasn’t restored: it moves by itself.`;
  return `${named(of)} ${isMoved ? 'is in the archive again' : 'goes on moving later'}.`;
}
