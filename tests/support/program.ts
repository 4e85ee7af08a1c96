import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** The programs that tests start in processes of their own; bundlePrograms.ts bundles them. */
export type ProgramName = 'shipped' | 'serve' | 'settle' | 'dispatch' | 'fulfil' | 'fill' | 'hold';

/** Passes the bundles' folder to the workers. */
export const FOLDER_VARIABLE = 'EBBWATT_TEST_PROGRAMS';

/** The bundle of one of the tests' programs. */
export function testProgram(name: ProgramName): string {
  return join(process.env[FOLDER_VARIABLE] ?? '', `${name}.js`);
}

/**
 * Flags of Node.js for these processes. They live for seconds, so optimizing code, theirs and the embedded database's, costs
 * more than it saves, and so does collecting what a start leaves behind.
 */
export const NODE_FLAGS = ['--liftoff-only', '--no-opt', '--max-semi-space-size=32'];

/** A process of the program, with its output so far. */
export interface Program {
  readonly child: ChildProcess;
  out(): string;
  errors(): string;
  /** Waits until a line of the output matches, and answers the match. */
  says(pattern: RegExp, withinMs?: number): Promise<RegExpMatchArray>;
  /** Waits for its end; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the program, by default with the small product of the tests. `settings` are environment variables. */
export function program(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = ['serve'],
  script = testProgram('serve'),
): Program {
  const child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      EBBWATT_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    out: () => out,
    errors: () => errors,
    ended,
    says: async (pattern, withinMs = 90_000) => {
      for (const began = Date.now(); Date.now() - began < withinMs;) {
        const match = pattern.exec(out);
        if (match) return match;
        if (child.exitCode !== null || child.signalCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`The program did not say ${pattern}. It said: ${out}${errors}`);
    },
  };
}
