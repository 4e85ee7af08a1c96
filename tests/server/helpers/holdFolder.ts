import { lockFolder } from '../../../src/server/platform/db/folderLock.ts';

// Takes the folder it is given and says so; holds it until it is killed or told to give it back.
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
