import { parseArgs } from 'node:util';
import { CommandFault, type Command } from './command.ts';

export interface ReadArguments<Name extends string> {
  /** Positional arguments. */
  readonly plain: readonly string[];
  /** `--name VALUE`; null when absent. */
  readonly switches: Readonly<Record<Name, string | null>>;
}

/** Splits `FILE … --member EMAIL`. Throws a CommandFault with the usage for an unknown switch. */
export function readArguments<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  { name, usage }: Pick<Command, 'name' | 'usage'>,
): ReadArguments<Name> {
  try {
    const options = Object.fromEntries(names.map((each) => [each, { type: 'string' as const }]));
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return {
      plain: positionals,
      switches: Object.fromEntries(names.map((each) => [each, values[each] ?? null])) as Record<
        Name,
        string | null
      >,
    };
  } catch (error) {
    // Node's first sentence names the switch; the rest is advice for programmers.
    const [sentence = 'We don’t understand these arguments'] =
      error instanceof Error ? error.message.split('. ') : [];
    throw usageFault(`${sentence.replace(/\.$/, '')}.`, { name, usage });
  }
}

export function usageFault(sentence: string, { name, usage }: Pick<Command, 'name' | 'usage'>): CommandFault {
  return new CommandFault(`${sentence}\nUsage: npm run ${name} -- ${usage}`);
}

/** Positional arguments as files; none when parsing fails, because the command reports that. */
export function plainArguments(names: readonly string[]): (args: readonly string[]) => readonly string[] {
  return (args) => {
    try {
      return readArguments(args, names, { name: '', usage: '' }).plain;
    } catch {
      return [];
    }
  };
}
