import { once } from 'node:events';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { projectRoot } from '../platform/root.ts';
import { help } from '../platform/operator/command.ts';
import { settingsTable } from '../platform/settingsTable.ts';
import { runBackupCommand } from './backupCommands.ts';
import { commandUsages } from './commandUsages.ts';
import { doctor } from './doctor/doctor.ts';
import { runByOperator } from './operate.ts';
import { product } from './product.ts';
import { startFault } from './startFault.ts';

const [name = 'help', ...args] = process.argv.slice(2);
const root = projectRoot();
const abort = new AbortController();
process.once('SIGINT', () => abort.abort(new Error('stopped by the operator')));
process.once('SIGTERM', () => abort.abort(new Error('stopped by the operator')));

const writeLine = async (stream: NodeJS.WriteStream, line: string): Promise<void> => {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain');
};

async function main(): Promise<number> {
  if (name === 'settings') {
    await writeLine(process.stdout, settingsTable());
    return 0;
  }
  if (name === 'doctor') {
    const lines: string[] = [];
    const code = await doctor({ root, env: process.env }, (line) => void lines.push(line));
    for (const line of lines) await writeLine(process.stdout, line);
    return code;
  }
  if (name === 'help') {
    const lines: string[] = [];
    help(commandUsages, (line) => void lines.push(line));
    for (const line of lines) await writeLine(process.stdout, line);
    return 0;
  }
  if (name === 'backup' || name === 'restore') {
    const config = readConfig({ LOG_LEVEL: 'error', ...process.env }, [], root);
    return runBackupCommand(root, config, createLog(config.logLevel, process.stderr), {
      name,
      args,
      print: (line) => void writeLine(process.stdout, line),
      printError: (line) => void writeLine(process.stderr, line),
      signal: abort.signal,
    });
  }
  // A command prints its own output, without the server's log lines.
  const config = readConfig({ LOG_LEVEL: 'error', ...process.env }, [], root);
  return runByOperator(root, config, createLog(config.logLevel, process.stderr), product(root), {
    name,
    args,
    print: (line) => void writeLine(process.stdout, line),
    printError: (line) => void writeLine(process.stderr, line),
    signal: abort.signal,
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${startFault(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
