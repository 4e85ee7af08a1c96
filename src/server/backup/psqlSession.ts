import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { CommandFault } from '../platform/operator/command.ts';
import { startProgram } from './postgresPrograms.ts';
import type { Ask } from './queries.ts';

/**
 * One connection of `psql`, which also takes the text that `pg_restore` makes. It ends at the first error, and what
 * wasn't committed is undone.
 */
export class PsqlSession {
  readonly #program: ReturnType<typeof startProgram>;
  #printed = '';
  #changed: () => void = () => undefined;

  constructor(address: string, env: NodeJS.ProcessEnv, signal: AbortSignal) {
    const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', address];
    this.#program = startProgram('psql', args, env, signal);
    this.#program.child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      this.#printed += piece;
      this.#changed();
    });
  }

  /** Waits until a statement is done and returns what it printed. Throws a CommandFault with the server's complaint. */
  async run(text: string): Promise<string> {
    const mark = `done ${randomUUID()}`;
    const before = this.#printed.length;
    await this.#write(`${text};\n\\echo ${mark}\n`);
    for (;;) {
      const at = this.#printed.indexOf(mark, before);
      if (at >= 0) {
        const said = this.#printed.slice(before, at);
        this.#printed = '';
        return said;
      }
      const news = new Promise<void>((resolve) => (this.#changed = resolve));
      await Promise.race([news, this.#program.ended.then(endedEarly)]);
    }
  }

  /** Runs a text to its end, with the rows that it has. */
  async take(text: Readable | null): Promise<void> {
    for await (const piece of (text ?? []) as AsyncIterable<Buffer>) await this.#write(piece);
    await this.run('select');
  }

  readonly ask: Ask = async (text) => {
    const printed = await this.run(`select coalesce(json_agg(q), '[]') from (${text}) q`);
    return JSON.parse(printed) as Awaited<ReturnType<Ask>>;
  };

  /** Undoes what wasn't committed. */
  async close(): Promise<void> {
    this.#program.child.stdin?.end();
    await this.#program.ended.catch(() => undefined);
  }

  async #write(piece: string | Buffer): Promise<void> {
    const { stdin } = this.#program.child;
    if (stdin?.write(piece) !== false) return;
    await Promise.race([once(stdin, 'drain'), this.#program.ended.then(endedEarly)]);
  }
}

function endedEarly(): never {
  throw new CommandFault('psql ended before everything was restored. Nothing was restored.');
}
