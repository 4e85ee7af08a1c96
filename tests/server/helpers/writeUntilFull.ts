import { realDisk, type Disk } from '../../../src/server/platform/db/durableFolder.ts';
import { openEmbedded } from '../../../src/server/platform/db/openEmbedded.ts';
import { createLog } from '../../../src/server/platform/log.ts';

/** Writes rows into a database in the given folder until the disk refuses more log. */
let left = Infinity;
const disk: Disk = {
  ...realDisk,
  write: (file, bytes, offset, length, position, path) => {
    if (path.includes('/pg_wal/') && (left -= 1) < 0)
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    return realDisk.write(file, bytes, offset, length, position, path);
  },
};
const { execute } = await openEmbedded(process.argv[2] ?? '', { log: createLog('fatal'), disk });
await execute('create table kept (n integer)');
left = 20;
for (let saved = 1; ; saved += 1) {
  await execute('insert into kept values ($1)', [saved]);
  process.stdout.write(`saved ${saved}\n`);
}
