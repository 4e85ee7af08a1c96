import {
  CommandFault,
  type Command,
  type CommandContext,
  type CommandUsage,
} from '../platform/operator/command.ts';
import type { SubjectModule } from '../platform/subject.ts';
import type { MoveClock } from './modules.ts';

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

export const clockUsage: CommandUsage = {
  name: 'clock',
  usage: '[+2h | +3d | 2026-07-01T18:00Z | reset]',
  summary: 'Shows the product’s time, or moves it (not in production) and runs everything that falls due.',
};

/** `npm run clock`: shows and moves the product's time in the demonstration. */
export function clockSubject(moveClock: MoveClock | null): SubjectModule {
  const command: Command = {
    ...clockUsage,
    run: async (ctx) => {
      const [wanted] = ctx.args;
      if (wanted !== undefined) await move(ctx, moveClock, wanted);
      ctx.print(`It is ${ctx.deps.clock.now().toISOString()}.`);
      return 0;
    },
  };
  return { name: 'clock', commands: [command] };
}

async function move(
  { deps, settle }: CommandContext,
  moveClock: MoveClock | null,
  wanted: string,
): Promise<void> {
  if (moveClock === null) throw new CommandFault('You can’t move the clock here: it’s the real one.');
  if (wanted === 'reset') await moveClock.reset();
  else await moveClock.to(parseInstant(wanted, deps.clock.now()));
  await settle();
}

/** Parses a distance from now, or a time. */
export function parseInstant(text: string, now: Date): Date {
  const distance = /^([+-])(\d{1,4})([mhdw])$/.exec(text);
  if (distance) {
    const [, sign, count, unit] = distance;
    return new Date(now.getTime() + (sign === '-' ? -1 : 1) * Number(count) * (units[unit ?? 'm'] ?? 0));
  }
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
  if (at === null || Number.isNaN(at.getTime()))
    throw new CommandFault(`"${text}" isn’t a step such as +2h or +3d, or a time such as 2026-07-01T18:00Z.`);
  return at;
}
