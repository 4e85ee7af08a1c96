import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimDataFolder } from '../dataFolder.ts';

/** The longest socket path that every system accepts. */
const longestSocket = 100;

/** The server's socket for its data folder, reachable by the same user on this machine only. */
export function operatorAddress(dataDir: string): string {
  const folder = resolve(dataDir);
  const name = `ebbwatt-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const socket = join(folder, 'operator.sock');
  if (Buffer.byteLength(socket) <= longestSocket) return socket;
  const own = join(tmpdir(), name);
  claimDataFolder(own);
  return join(own, 'operator.sock');
}
