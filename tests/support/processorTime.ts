import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

interface ProcessTimes {
  readonly parent: number;
  /** Its own, and that of its descendants that have ended and were waited for. */
  readonly ticks: number;
}

/** What `/proc/<pid>/stat` says; null for a process that has ended, and where there is no `/proc`. */
function readTimes(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may hold spaces and brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, ticks: fields.slice(11, 15).reduce((sum, each) => sum + each, 0) };
  } catch {
    return null;
  }
}

/**
 * Processor seconds (user and system) that this process and all its descendants have taken since they began, ended ones
 * included. Without `/proc`, only its own.
 */
export function processorSeconds(): number {
  const all = new Map<number, ProcessTimes>();
  for (const name of readFolder('/proc')) {
    const times = /^\d+$/.test(name) ? readTimes(Number(name)) : null;
    if (times !== null) all.set(Number(name), times);
  }
  const own = all.get(process.pid);
  if (own === undefined) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const sum = (pid: number): number =>
    [...all]
      .filter(([, { parent }]) => parent === pid)
      .reduce((total, [child]) => total + sum(child), all.get(pid)?.ticks ?? 0);
  return sum(process.pid) / TICKS_A_SECOND;
}

function readFolder(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
