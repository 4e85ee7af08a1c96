import { CommandFault, type Command, type CommandUsage } from '../../platform/operator/command.ts';
import { useForm } from '../../platform/storedForm.ts';
import { repackDays } from '../store/repack.ts';

export const packReadingsUsage: CommandUsage = {
  name: 'pack-readings',
  usage: '',
  summary:
    'Stores readings in about half the space: new ones from now on, then those there are, while the program goes on. Run it once ' +
    'every process has a release that knows this command: older ones can’t read them. It can be stopped and run again.',
};

const LINE_EVERY = 100_000;

export const packReadingsCommand: Command = {
  ...packReadingsUsage,
  run: async ({ args, deps: { db, clock }, print, signal }) => {
    if (args.length > 0)
      throw new CommandFault(`pack-readings takes no arguments, but got ${args.join(' ')}.`);
    await useForm(db, 'short-readings', clock.now());
    let packed = 0;
    let said = 0;
    const onPacked = (days: number): void => {
      packed += days;
      if (packed - said < LINE_EVERY) return;
      said = packed;
      print(`${packed} days of meters so far`);
    };
    await repackDays(db, { onPacked, signal });
    print(
      packed === 0
        ? 'Every day was packed already.'
        : `Packed ${packed} ${packed === 1 ? 'day' : 'days'} of meters.`,
    );
    return 0;
  },
};
