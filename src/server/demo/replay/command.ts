import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import type { MeterFile } from '../../../domain/meter/meterFile.ts';
import { MeterFileFault } from '../../../domain/meter/meterFileFault.ts';
import type { MeterService } from '../../meter/service.ts';
import type { Deps, RequestBrand } from '../../platform/context.ts';
import { plainArguments, readArguments, usageFault } from '../../platform/operator/arguments.ts';
import {
  CommandFault,
  type Command,
  type CommandContext,
  type CommandUsage,
  type CommandFile,
} from '../../platform/operator/command.ts';
import type { SessionService } from '../../session/service.ts';
import { DEMO_MEMBER_ATTRIBUTE } from '../people.ts';
import { replay, type Replayed } from './replay.ts';
import { counted, eventWords, planWords, resultWords } from './words.ts';

export const replayUsage: CommandUsage = {
  name: 'replay',
  usage: 'FILE [--brand ID] [--member EMAIL]',
  summary:
    'Moves a real meter file to recent weeks, gives it to the demonstration member, ' +
    'holds an event on its last complete weekday evening and settles it.',
};
const switches = ['brand', 'member'] as const;

/** The brand whose homes have this file format. */
const brandOfFormat: Readonly<Record<MeterFile['format'], string>> = {
  'green-button': 'default',
  nem12: 'au-retailer',
};

/** `npm run replay`: settles an event on a real meter file. */
export function replayCommand(meter: MeterService, sessions: SessionService): Command {
  return {
    ...replayUsage,
    fileArguments: plainArguments(switches),
    run: async (ctx) => {
      const { brand: brandId, member: email } = readArguments(ctx.args, switches, replayUsage).switches;
      const [file, ...others] = ctx.files;
      if (!file || others.length > 0) throw usageFault('Enter one meter file.', replayUsage);
      const read = await readFile(meter, file);
      const brand = findBrand(ctx.deps, brandId ?? brandOfFormat[read.file.format]);
      const member =
        email === null
          ? await sessions.findByAttribute(ctx.deps.db, brand.id, DEMO_MEMBER_ATTRIBUTE, '1')
          : await sessions.findByEmail(ctx.deps.db, brand.id, email);
      if (member === null) {
        throw new CommandFault(
          email === null
            ? `${brand.id} has no demonstration member. Choose a member with --member EMAIL.`
            : `${brand.id} has no member ${email}.`,
        );
      }
      const replayed = await replay(
        ctx.deps,
        meter,
        { brandId: brand.id, memberId: member.id, timeZone: member.timeZone },
        read,
      );
      // Settling an earlier event can change later results.
      await ctx.settle();
      printResult(ctx, brand, member, replayed);
      return 0;
    },
  };
}

async function readFile(meter: MeterService, file: CommandFile) {
  try {
    return await meter.readFile({ fileName: file.name, stream: file.open() });
  } catch (error) {
    throw error instanceof MeterFileFault ? new CommandFault(error.message) : error;
  }
}

function findBrand({ brands }: Deps, id: string): RequestBrand {
  const brand = brands.byId(id);
  if (brand === null)
    throw new CommandFault(
      `There’s no brand "${id}". Brands: ${brands.all.map((each) => each.id).join(', ')}.`,
    );
  return brand;
}

function printResult(
  ctx: CommandContext,
  brand: RequestBrand,
  member: { email: string; timeZone: string },
  { plan, taken, event, repeated, result }: Replayed,
): void {
  const { fileName, firstAt, lastAt } = taken;
  const lines = [
    ...(repeated
      ? [
          `${fileName} was already replayed on ${taken.importedAt.toISOString().slice(0, 10)}. Nothing has changed. This was the result:`,
        ]
      : []),
    ...(firstAt && lastAt ? planWords(fileName, plan, firstAt, lastAt, member.timeZone) : []),
    ...taken.notes.map(({ message }) => message),
    `Imported for ${member.email} of ${brand.id} as a separate meter (${counted(taken.readings, 'reading')}).`,
    `Event: ${eventWords(event, member.timeZone)}. The member joined.`,
    ...resultWords(result),
    `See the result and how it came about: ${brandOrigin(brand.config, ctx.deps.config)}/events/${event.id}`,
  ];
  for (const line of lines) ctx.print(line);
}
