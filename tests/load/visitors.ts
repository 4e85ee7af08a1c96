import { setTimeout as wait } from 'node:timers/promises';
import { KeepAliveConnection } from './keepAlive.ts';

/** The full text of a turn's request. */
export type BuildRequest = (turn: number) => string;

/** Responses per second, with `connections` clients requesting sequentially. Throws on any status but 200. */
export async function closedLoop(
  port: number,
  buildRequest: BuildRequest,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let turn = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    const line = new KeepAliveConnection(port);
    while (performance.now() < end) {
      const { status } = await line.ask(buildRequest((turn += 1)));
      if (status !== 200) throw new Error(`A request was answered with ${status}.`);
      done += 1;
    }
    line.close();
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return (done * 1_000) / (performance.now() - began);
}

export interface OpenLoad {
  /** Milliseconds from each arrival to its response, shortest first; waiting for a free connection counts. */
  readonly took: readonly number[];
  readonly errors: number;
}

/** Maximum number of connections; browsers would have one each, and wait in the server instead of here. */
const MOST_LINES = 500;

/** Open-loop load: requests arrive at random, `perSecond` on average, whether earlier ones were answered or not. */
export async function openLoop(
  port: number,
  buildRequest: BuildRequest,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<OpenLoad> {
  const idle: KeepAliveConnection[] = [];
  const lines = new Set<KeepAliveConnection>();
  const queue: { at: number; turn: number }[] = [];
  const took: number[] = [];
  const running = new Set<Promise<void>>();
  let errors = 0;

  const serve = async (line: KeepAliveConnection): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        const { status, at } = await line.ask(buildRequest(next.turn));
        if (status === 200) took.push(at - next.at);
        else errors += 1;
      } catch {
        errors += 1;
        lines.delete(line);
        return;
      }
    }
    idle.push(line);
  };
  const freeLine = (): KeepAliveConnection | null => {
    for (let known = idle.pop(); known !== undefined; known = idle.pop()) {
      if (known.isOpen) return known;
      lines.delete(known);
    }
    if (lines.size >= MOST_LINES) return null;
    const line = new KeepAliveConnection(port);
    lines.add(line);
    return line;
  };

  const began = performance.now();
  let turn = 0;
  for (let at = began + gap(perSecond); at < began + seconds * 1_000; at += gap(perSecond)) {
    // Overdue arrivals are sent immediately: the timer may have fired late.
    const early = at - performance.now();
    if (early > 1) await wait(early);
    queue.push({ at, turn: (turn += 1) });
    const line = freeLine();
    if (line === null) continue;
    const work = serve(line).finally(() => running.delete(work));
    running.add(work);
  }
  while (running.size > 0) await Promise.all(running);
  for (const line of lines) line.close();
  return { took: took.sort((one, other) => one - other), errors };
}

/** Milliseconds until the next arrival: independent arrivals are a Poisson process. */
function gap(perSecond: number): number {
  return (-Math.log(1 - Math.random()) * 1_000) / perSecond;
}

/** The value below which `percent` percent of the sorted values lie. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}
