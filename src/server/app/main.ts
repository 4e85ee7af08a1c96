import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { projectRoot } from '../platform/root.ts';
import { resemblingNames } from '../platform/settingNames.ts';
import { product } from './product.ts';
import { run } from './run.ts';
import { startFault } from './startFault.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/** The server: `npm start`. */
const root = projectRoot();
try {
  const config = readConfig(process.env, process.argv.slice(2), root);
  const log = createLog(config.logLevel);
  for (const sentence of resemblingNames(process.env)) log.warn(sentence);
  const { lines, port, healthPort, stop } = await run(root, config, log, product(root));
  stopOnSignal(stop);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (healthPort !== null)
    process.stdout.write(`Worker health: http://${config.host}:${healthPort}/readyz\n`);
  if (port !== null) {
    const answers =
      config.pagesPort === config.port
        ? 'Ebbwatt answers'
        : `The pages are on http://${config.host}:${config.pagesPort}/, the API answers`;
    process.stdout.write(`${answers} on http://${config.host}:${port}/\n`);
  }
} catch (error) {
  const message = startFault(error);
  process.stderr.write(`${message ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
