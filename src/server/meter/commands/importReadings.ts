import { detectFormat } from '../../../domain/meter/detectFormat.ts';
import type { MeterFileFormat } from '../../../domain/meter/meterFile.ts';
import { MeterFileFault } from '../../../domain/meter/meterFileFault.ts';
import { plainArguments, readArguments, usageFault } from '../../platform/operator/arguments.ts';
import { CommandFault, type Command, type CommandContext, type CommandUsage, type CommandFile } from '../../platform/operator/command.ts';
import type { SessionService } from '../../session/service.ts';
import type { ImportOutcome, MeterOwner } from '../imports.ts';
import { MeterLinkedElsewhere } from '../linkedElsewhere.ts';
import { shownFileName } from '../readMeterFile.ts';
import type { MeterService } from '../service.ts';

export const importReadingsUsage: CommandUsage = {
  name: 'import-readings',
  usage: 'FILE… --member EMAIL [--brand ID]',
  summary: "Takes meter files (Green Button XML or NEM12, of any number of meters) in as an operator's import, whose readings pay. Each file whole or not at all.",
};
const switches = ['member', 'brand'] as const;

/** `npm run import-readings`: meter files of a member, by an operator, whose readings pay. Source: decisions, Meter data. */
export function importReadingsCommand(meter: MeterService, sessions: SessionService): Command {
  return {
    ...importReadingsUsage,
    fileArguments: plainArguments(switches),
    run: async (ctx) => {
      const owner = await ownerOf(ctx, sessions);
      let refused = 0;
      for (const file of ctx.files) {
        if (ctx.signal.aborted) return 130;
        if (!(await takeFile(ctx, meter, owner, file))) refused += 1;
      }
      if (refused > 0) ctx.printError(`${refused} of ${counted(ctx.files.length, 'file')} refused; nothing of ${refused === 1 ? 'it' : 'them'} was stored.`);
      return refused > 0 ? 1 : 0;
    },
  };
}

async function ownerOf({ args, files, deps }: CommandContext, sessions: SessionService): Promise<MeterOwner> {
  const { member, brand } = readArguments(args, switches, importReadingsUsage).switches;
  if (files.length === 0) throw usageFault('Name at least one meter file.', importReadingsUsage);
  if (member === null) throw usageFault('Name the member whose meter it is.', importReadingsUsage);
  const brandId = brand ?? 'default';
  const { brands, db } = deps;
  if (brands.byId(brandId) === null) throw new CommandFault(`There is no brand "${brandId}"; there are ${brands.all.map(({ id }) => id).join(', ')}.`);
  const found = await sessions.findByEmail(db, brandId, member);
  if (found === null) throw new CommandFault(`The brand ${brandId} has no member ${member}.`);
  return { brandId, memberId: found.id, timeZone: found.timeZone };
}

async function takeFile(ctx: CommandContext, meter: MeterService, owner: MeterOwner, file: CommandFile): Promise<boolean> {
  try {
    for (const line of described(await importOf(ctx, meter, owner, file))) ctx.print(line);
    return true;
  } catch (error) {
    if (error instanceof MeterFileFault) ctx.printError(error.message);
    else if (error instanceof MeterLinkedElsewhere) ctx.printError(`${file.name}: it has a meter that is linked to another account already.`);
    else throw error;
    return false;
  }
}

/** NEM12 is read twice from the disk, meter by meter, so that a retailer's file of any size needs little memory. */
async function importOf({ deps, printError }: CommandContext, meter: MeterService, owner: MeterOwner, file: CommandFile): Promise<ImportOutcome> {
  const arriving = { fileName: file.name, source: 'operator' as const };
  if ((await formatOf(file)) === 'green-button') return meter.importFile(deps.db, owner, { ...arriving, stream: file.open() });
  return meter.importLargeFile(deps.db, owner, { ...arriving, open: () => file.open() }, (done, total) => {
    if (total > TOLD_FROM_METERS) printError(`${shownFileName(file.name)}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} meters read.`);
  });
}

/** Files with more meters tell how far they are. */
const TOLD_FROM_METERS = 50;

async function formatOf(file: CommandFile): Promise<MeterFileFormat> {
  const stream = file.open();
  let head = Buffer.alloc(0);
  for await (const chunk of stream) {
    head = Buffer.concat([head, chunk as Buffer]);
    if (head.length >= 1_024) break;
  }
  stream.destroy();
  return detectFormat(head.subarray(0, 1_024), shownFileName(file.name));
}

function described({ import: taken, repeated, servicePointIds }: ImportOutcome): string[] {
  const { fileName, readings, newDays, changedDays, firstAt, lastAt, notes } = taken;
  if (repeated) return [`${fileName}: had been taken in before, on ${taken.importedAt.toISOString().slice(0, 10)}; nothing has changed.`];
  const span = firstAt !== null && lastAt !== null ? ` from ${minute(firstAt)} to ${minute(lastAt)} UTC` : '';
  return [
    `${fileName}: ${counted(readings, 'reading')} of ${counted(servicePointIds.length, 'meter')}${span}; ${counted(newDays, 'new day')}, ${counted(changedDays, 'changed day')}.`,
    ...notes.map(({ message }) => `  ${message}`),
  ];
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
