import { readConfig } from '../../../src/server/platform/config.ts';
import { createLog } from '../../../src/server/platform/log.ts';
import { projectRoot } from '../../../src/server/platform/root.ts';
import { runByOperator } from '../../../src/server/app/operate.ts';
import { run } from '../../../src/server/app/run.ts';
import { startFault } from '../../../src/server/app/startFault.ts';
import { stopOnSignal } from '../../../src/server/app/stopOnSignal.ts';
import { smallProduct } from './smallProduct.ts';

// The real program with a small product.
const [mode = 'serve', ...args] = process.argv.slice(2);
try {
  const root = projectRoot();
  const config = readConfig(process.env, [], root);
  if (mode === 'serve') {
    const { port, healthPort, stop } = await run(root, config, createLog(config.logLevel), smallProduct);
    stopOnSignal(stop);
    if (healthPort !== null) process.stdout.write(`health on ${healthPort}\n`);
    if (port !== null) process.stdout.write(`listening ${port}\n`);
  } else {
    process.exitCode = await runByOperator(root, config, createLog('silent'), smallProduct, {
      name: mode,
      args,
      print: (line) => void process.stdout.write(`${line}\n`),
      printError: (line) => void process.stderr.write(`${line}\n`),
      signal: new AbortController().signal,
    });
  }
} catch (error) {
  process.stderr.write(`${startFault(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
