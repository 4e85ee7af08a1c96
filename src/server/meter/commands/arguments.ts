import { parseArgs } from 'node:util';

/** What was asked for on the command line. */
export interface MeterArguments {
  readonly files: readonly string[];
  readonly member: string | null;
  readonly brand: string | null;
}

/** Reads `FILE … --member EMAIL --brand ID`, or says in a sentence what is not understood. */
export function readArguments(args: readonly string[]): MeterArguments | { readonly fault: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { member: { type: 'string' }, brand: { type: 'string' } },
      allowPositionals: true,
    });
    return { files: positionals, member: values.member ?? null, brand: values.brand ?? null };
  } catch (error) {
    // Node's own sentence names the switch; what follows it is advice for programmers.
    return { fault: error instanceof Error ? `${error.message.split('. ')[0] ?? ''}.`.replace('..', '.') : 'The arguments are not understood.' };
  }
}

/** The files among the arguments. */
export function fileArguments(args: readonly string[]): readonly string[] {
  const read = readArguments(args);
  return 'fault' in read ? [] : read.files;
}
