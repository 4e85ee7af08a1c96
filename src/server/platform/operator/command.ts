import type { Readable } from 'node:stream';
import type { Deps } from '../context.ts';

/** A file that the operator named on the command line, streamed from the operator's own process. */
export interface CommandFile {
  /** As it was written on the command line. */
  readonly name: string;
  /** One file at a time: read one to its end, or destroy it, before the next is opened. */
  open(): Readable;
}

/** What a command gets, wherever it runs: in the server that holds the embedded database, or by itself. */
export interface CommandContext {
  readonly deps: Deps;
  readonly args: readonly string[];
  /** The arguments that name files, in their order. */
  readonly files: readonly CommandFile[];
  print(line: string): void;
  /** For faults and progress. */
  printError(line: string): void;
  /** Works until nothing is due and no job waits: what the command set going is then done. */
  settle(): Promise<void>;
  /** Aborted when the operator gives up or the process stops. */
  readonly signal: AbortSignal;
}

/** What the list of commands says of one. */
export interface CommandUsage {
  readonly name: string;
  /** What stands after the name: "FILE…". */
  readonly usage: string;
  readonly summary: string;
}

/** One of `npm run …` for operators. */
export interface Command extends CommandUsage {
  /** Which arguments are files to be sent along; none by default. */
  readonly fileArguments?: (args: readonly string[]) => readonly string[];
  /** Answers the exit code. A CommandFault is told as it is; anything else is a fault of ours. */
  run(ctx: CommandContext): Promise<number>;
}

/** A mistake of the operator, in a sentence. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

export type CommandServices = Pick<CommandContext, 'deps' | 'settle'>;

/** What an operator wants done, and how to talk to the operator. */
export interface CommandCall
  extends CommandServices, Pick<CommandContext, 'args' | 'print' | 'printError' | 'signal'> {
  readonly name: string;
  /** Opens a file of the command line. */
  openFile(name: string): Readable;
}

/** Runs a command and turns what it throws into lines and an exit code. */
export async function runCommand(
  commands: readonly Command[],
  { name, openFile, ...call }: CommandCall,
): Promise<number> {
  if (name === 'help') return help(commands, call.print);
  const command = commands.find((each) => each.name === name);
  if (!command) {
    call.printError(`There is no command ${name}.`);
    help(commands, call.printError);
    return 2;
  }
  const files = (command.fileArguments?.(call.args) ?? []).map((file) => ({
    name: file,
    open: () => openFile(file),
  }));
  const ctx: CommandContext = { ...call, files };
  try {
    return await command.run(ctx);
  } catch (error) {
    if (ctx.signal.aborted) return 130;
    if (error instanceof CommandFault) {
      ctx.printError(error.message);
      return 1;
    }
    ctx.deps.log.error({ err: error, command: name }, 'a command failed');
    ctx.printError(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    return 70;
  }
}

/** Prints the list of commands. */
export function help(commands: readonly CommandUsage[], print: (line: string) => void): number {
  for (const { name, usage, summary } of [...commands].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    print(`npm run ${name}${usage === '' ? '' : ` -- ${usage}`}`);
    print(`    ${summary}`);
  }
  return 0;
}
