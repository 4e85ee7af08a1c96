import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { fault, ok, warn, type Finding } from './finding.ts';

const MEGABYTE = 2 ** 20;
/** As the alert about the disk has it. */
const LOW_MEGABYTES = 2_048;
const FULL_MEGABYTES = 200;

/** Node's version against what package.json asks for. */
export function checkVersions(root: string, running = process.versions.node): Finding {
  const { engines, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
    version: string;
  };
  const wanted = engines.node.replace(/^\D+/, '');
  return isOlder(running, wanted)
    ? fault('versions', `Node ${running} is too old.`, `Install Node ${wanted} or newer.`)
    : ok('versions', `Ebbwatt ${version} on Node ${running}.`);
}

export function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (one?.[place] ?? 0) - (other?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Room on the disk of the data folder, or of the folder in which it will be made. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  let disk: Awaited<ReturnType<typeof statfs>> | null = null;
  for (let folder = dataDir; disk === null; folder = dirname(folder)) {
    disk = await statfs(folder).catch(() => null);
    if (disk === null && folder === dirname(folder))
      return fault(
        'disk',
        `We can’t look at ${dataDir}.`,
        'Set DATA_DIR to a folder on a disk of this machine.',
      );
  }
  const megabytes = Math.floor((disk.bavail * disk.bsize) / MEGABYTE);
  const text = `${megabytes} MB are free for ${dataDir}.`;
  const remedy = 'Delete old logs and backups on this machine, or make the disk larger.';
  if (megabytes < FULL_MEGABYTES) return fault('disk', text, remedy);
  return megabytes < LOW_MEGABYTES ? warn('disk', text, remedy) : ok('disk', text);
}
