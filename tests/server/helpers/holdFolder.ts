import { lockFolder } from '../../../src/server/platform/db/folderLock.ts';

// Locks the given folder and reports it; holds the lock until it is killed or asked to release it.
const [folder = ''] = process.argv.slice(2);
try {
  const lock = lockFolder(folder);
  process.stdout.write('held\n');
  process.stdin.once('data', () => {
    lock.release();
    process.stdout.write('released\n');
    process.exit(0);
  });
} catch (error) {
  process.stdout.write(`refused ${(error as Error).message}\n`);
  process.exit(1);
}
