import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process even after its number has been reused. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The machine, and on Linux the boot and container, within which the pid is valid. */
  readonly machine: string;
  /** The kernel's start time; null where unavailable. */
  readonly started: string | null;
}

function readOr<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function machineId(): string {
  const boot = readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), '');
  const container = readOr(() => readlinkSync('/proc/self/ns/pid'), '');
  return boot === '' ? hostname() : `${boot} ${container}`;
}

/** Field 22 of the process's `stat`; the name in front may hold spaces and brackets. */
function readStart(pid: number): string | null {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, machine: machineId(), started: readStart(process.pid) };
}

/** `unknown`: it ran on another machine or in another container, which can't be checked from here. */
export function processState(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (other.machine !== machineId()) return 'unknown';
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'dead';
  }
  return other.started !== null && readStart(other.pid) !== other.started ? 'dead' : 'alive';
}
