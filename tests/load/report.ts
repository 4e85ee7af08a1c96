/** One line of the benchmark: our figure beside its floor, measured in the same run. */
export interface Line {
  readonly what: string;
  readonly ours: string;
  readonly floor: string;
  /** The result, in the goal's form. */
  readonly ratio: string;
  readonly goal: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Milliseconds that something takes. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

export const count = (value: number): string => Math.round(value).toLocaleString('en-US');
export const times = (value: number): string => value.toFixed(2);

export function printed(lines: readonly Line[]): string {
  return table(
    ['what', 'ours', 'floor', 'ratio', 'goal'],
    lines.map(({ what, ours, floor, ratio, goal }) => [what, ours, floor, ratio, goal]),
  );
}

export function table(header: readonly string[], body: readonly (readonly string[])[]): string {
  const rows = [header, ...body];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(header),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...body.map(line),
  ].join('\n');
}

/** Measures both alternately, so that noise hits both; returns the medians. */
export async function inTurns(
  rounds: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ ours: number; floor: number }> {
  const [first, second]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await ours());
    second.push(await floor());
  }
  return { ours: median(first), floor: median(second) };
}
