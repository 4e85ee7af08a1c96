import type { Readable } from 'node:stream';
import type { Deps } from '../context.ts';

/** A file that the operator named on the command line, streamed from the operator's own process. */
export interface CommandFile {
  /** As it was written on the command line. */
  readonly name: string;
  open(): Readable;
}

/** What a command gets, wherever it runs: in the server that holds the embedded database, or by itself. */
export interface CommandContext {
  readonly deps: Deps;
  readonly args: readonly string[];
  /** The arguments that name readable files, in their order. */
  readonly files: readonly CommandFile[];
  print(line: string): void;
  /** For faults and progress. */
  printError(line: string): void;
  /** Aborted when the operator gives up or the process stops. */
  readonly signal: AbortSignal;
}

/** One of `npm run …` for operators. */
export interface Command {
  readonly name: string;
  /** For the list of commands: "FILE…" and what it does. */
  readonly usage: string;
  readonly summary: string;
  /** Which arguments are files to be sent along; none by default. */
  readonly fileArguments?: (args: readonly string[]) => readonly string[];
  /** Answers the exit code. */
  run(ctx: CommandContext): Promise<number>;
}
