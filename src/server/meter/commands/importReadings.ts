import { detectFormat } from '../../../domain/meter/detectFormat.ts';
import type { MeterFileFormat } from '../../../domain/meter/meterFile.ts';
import { MeterFileFault } from '../../../domain/meter/meterFileFault.ts';
import { plainArguments, readArguments, usageFault } from '../../platform/operator/arguments.ts';
import {
  CommandFault,
  type Command,
  type CommandContext,
  type CommandUsage,
  type CommandFile,
} from '../../platform/operator/command.ts';
import type { SessionService } from '../../session/service.ts';
import type { DeliverReadings, LeftMeter } from '../deliveryReport.ts';
import type { ImportOutcome, MeterOwner } from '../imports.ts';
import { MeterLinkedElsewhere } from '../linkMeters.ts';
import { shownFileName } from '../readMeterFile.ts';
import type { MeterService } from '../service.ts';

export const importReadingsUsage: CommandUsage = {
  name: 'import-readings',
  usage: 'FILE… (--member EMAIL | --utility ID) [--brand ID]',
  summary:
    'Imports meter files (Green Button XML or NEM12, any number of meters). These readings pay. For a ' +
    "member, each file goes in whole or not at all; for a utility, it's a delivery for many homes.",
};
const switches = ['member', 'utility', 'brand'] as const;

/**
 * `npm run import-readings`: an operator's import of a member's meter files, or of a utility's delivery for
 * its homes; the readings pay. Source: decisions, Meter data and Utility.
 */
export function importReadingsCommand(
  meter: MeterService,
  sessions: SessionService,
  deliver: DeliverReadings,
): Command {
  return {
    ...importReadingsUsage,
    fileArguments: plainArguments(switches),
    run: async (ctx) => {
      const { utility, member } = readArguments(ctx.args, switches, importReadingsUsage).switches;
      if (utility !== null && member !== null)
        throw usageFault('Enter a member or a utility, not both.', importReadingsUsage);
      const owner = utility === null ? await findOwner(ctx, sessions) : null;
      const order = { brandId: findBrand(ctx), utility: utility ?? '' };
      let refused = 0;
      for (const file of ctx.files) {
        if (ctx.signal.aborted) return 130;
        if (
          !(await (owner === null
            ? runDelivery(ctx, deliver, order, file)
            : runFile(ctx, meter, owner, file)))
        )
          refused += 1;
      }
      if (refused > 0)
        ctx.printError(
          `${refused} of ${counted(ctx.files.length, 'file')} refused. Nothing from ${refused === 1 ? 'it' : 'them'} was saved.`,
        );
      return refused > 0 ? 1 : 0;
    },
  };
}

/** Prints a delivery's result, with a line for each meter that was left out. */
async function runDelivery(
  ctx: CommandContext,
  deliver: DeliverReadings,
  order: { readonly brandId: string; readonly utility: string },
  file: CommandFile,
): Promise<boolean> {
  try {
    const report = await deliver(order, file);
    if (report === null)
      throw new CommandFault(`The brand ${order.brandId} has no utility ${order.utility}.`);
    const { fileName, taken, unchanged, connected, left } = report;
    const first = connected === 0 ? '' : `, ${counted(connected, 'home')} connected`;
    ctx.print(
      `${fileName}: ${counted(taken, 'meter')} added${first}, ${unchanged} unchanged, ${left.length} left out.`,
    );
    for (const { number, why, line, fault } of left)
      ctx.print(
        `  ${number ?? 'a meter without a number'}: ${line === null || fault === null ? LEFT[why] : `line ${line}: ${fault}`}.`,
      );
    return left.every(({ why }) => why !== 'faulty');
  } catch (error) {
    if (!(error instanceof MeterFileFault)) throw error;
    ctx.printError(error.message);
    return false;
  }
}

const LEFT: Readonly<Record<LeftMeter['why'], string>> = {
  unmatched: 'no member entered this number',
  ambiguous: 'several members entered this number, so ask them whose it is',
  elsewhere: 'already linked to another account',
  faulty: 'unreadable readings',
};

function findBrand({ args, deps: { brands } }: CommandContext): string {
  const brandId = readArguments(args, switches, importReadingsUsage).switches.brand ?? 'default';
  if (brands.byId(brandId) === null)
    throw new CommandFault(
      `There’s no brand "${brandId}". Brands: ${brands.all.map(({ id }) => id).join(', ')}.`,
    );
  return brandId;
}

async function findOwner(ctx: CommandContext, sessions: SessionService): Promise<MeterOwner> {
  const {
    args,
    files,
    deps: { db },
  } = ctx;
  const { member } = readArguments(args, switches, importReadingsUsage).switches;
  if (files.length === 0) throw usageFault('Enter at least one meter file.', importReadingsUsage);
  if (member === null)
    throw usageFault(
      'Enter the member whose meter it is, or the utility that delivered the files.',
      importReadingsUsage,
    );
  const brandId = findBrand(ctx);
  const found = await sessions.findByEmail(db, brandId, member);
  if (found === null) throw new CommandFault(`${brandId} has no member ${member}.`);
  return { brandId, memberId: found.id, timeZone: found.timeZone };
}

async function runFile(
  ctx: CommandContext,
  meter: MeterService,
  owner: MeterOwner,
  file: CommandFile,
): Promise<boolean> {
  try {
    for (const line of describeResult(await runImport(ctx, meter, owner, file))) ctx.print(line);
    return true;
  } catch (error) {
    if (error instanceof MeterFileFault) ctx.printError(error.message);
    else if (error instanceof MeterLinkedElsewhere)
      ctx.printError(`${file.name}: one of its meters is already linked to another account.`);
    else throw error;
    return false;
  }
}

/** NEM12 is read twice from disk, meter by meter, so that a file of any size needs little memory. */
async function runImport(
  { deps, printError }: CommandContext,
  meter: MeterService,
  owner: MeterOwner,
  file: CommandFile,
): Promise<ImportOutcome> {
  const arriving = { fileName: file.name, source: 'operator' as const };
  if ((await readFormat(file)) === 'green-button')
    return meter.importFile(deps.db, owner, { ...arriving, stream: file.open() });
  return meter.importLargeFile(deps.db, owner, { ...arriving, open: () => file.open() }, (done, total) => {
    if (total > PROGRESS_FROM_METERS)
      printError(
        `${shownFileName(file.name)}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} meters read.`,
      );
  });
}

/** Files with more meters print their progress. */
const PROGRESS_FROM_METERS = 50;

async function readFormat(file: CommandFile): Promise<MeterFileFormat> {
  const stream = file.open();
  let head = Buffer.alloc(0);
  for await (const chunk of stream) {
    head = Buffer.concat([head, chunk as Buffer]);
    if (head.length >= 1_024) break;
  }
  stream.destroy();
  return detectFormat(head.subarray(0, 1_024), shownFileName(file.name));
}

function describeResult({ import: taken, repeated, servicePointIds }: ImportOutcome): string[] {
  const { fileName, readings, newDays, changedDays, firstAt, lastAt, notes } = taken;
  if (repeated)
    return [
      `${fileName}: already imported on ${taken.importedAt.toISOString().slice(0, 10)}. Nothing has changed.`,
    ];
  const span = firstAt !== null && lastAt !== null ? ` from ${minute(firstAt)} to ${minute(lastAt)} UTC` : '';
  return [
    `${fileName}: ${counted(readings, 'reading')} of ` +
      `${counted(servicePointIds.length, 'meter')}${span}; ${counted(newDays, 'new day')}, ` +
      `${counted(changedDays, 'changed day')}.`,
    ...notes.map(({ message }) => `  ${message}`),
  ];
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
