import type { Readable } from 'node:stream';
import type { Deps } from '../context.ts';

/** A file named by the operator, streamed from the operator's process. */
export interface CommandFile {
  /** As on the command line. */
  readonly name: string;
  /** One file at a time: read it to its end, or destroy it, before opening the next. */
  open(): Readable;
}

/** What a command gets, in the server that holds the embedded database or in its own process. */
export interface CommandContext {
  readonly deps: Deps;
  readonly args: readonly string[];
  /** In order. */
  readonly files: readonly CommandFile[];
  print(line: string): void;
  /** For faults and progress. */
  printError(line: string): void;
  /** Runs jobs until nothing is due and none waits. */
  settle(): Promise<unknown>;
  /** Aborted when the operator interrupts or the process stops. */
  readonly signal: AbortSignal;
}

/** A command's entry in the list of commands. */
export interface CommandUsage {
  readonly name: string;
  /** Arguments after the name: "FILE…". */
  readonly usage: string;
  readonly summary: string;
}

/** One of `npm run …` for operators. */
export interface Command extends CommandUsage {
  /** The arguments that are files to send; none by default. */
  readonly fileArguments?: (args: readonly string[]) => readonly string[];
  /** Returns the exit code. A CommandFault's message is printed; any other error is a bug. */
  run(ctx: CommandContext): Promise<number>;
}

/** An operator's mistake, as a sentence. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

export type CommandServices = Pick<CommandContext, 'deps' | 'settle'>;

/** A command with its output. */
export interface CommandCall
  extends CommandServices, Pick<CommandContext, 'args' | 'print' | 'printError' | 'signal'> {
  readonly name: string;
  /** Opens a file of the command line. */
  openFile(name: string): Readable;
}

/** Returns the exit code, and prints errors. */
export async function runCommand(
  commands: readonly Command[],
  { name, openFile, ...call }: CommandCall,
): Promise<number> {
  if (name === 'help') return help(commands, call.print);
  const command = commands.find((each) => each.name === name);
  if (!command) {
    call.printError(`There’s no command ${name}.`);
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
    // Reading a folder fails without its name.
    const { path = files.map((file) => file.name).join(', ') } = error as NodeJS.ErrnoException;
    const fault = fileFault(error, path);
    if (fault !== null) {
      ctx.printError(fault);
      return 1;
    }
    ctx.deps.log.error({ err: error, command: name }, 'a command failed');
    ctx.printError(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    return 70;
  }
}

/** Why a file of the command line can't be read; null for another error. */
export function fileFault(error: unknown, name: string): string | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return `There’s no file ${name}.`;
    case 'EISDIR':
      return `We can’t read ${name}: it’s a folder.`;
    case 'EACCES':
      return `We can’t read ${name}: this user may not.`;
    default:
      return null;
  }
}

export function help(commands: readonly CommandUsage[], print: (line: string) => void): number {
  for (const { name, usage, summary } of [...commands].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    print(`npm run ${name}${usage === '' ? '' : ` -- ${usage}`}`);
    print(`    ${summary}`);
  }
  return 0;
}
