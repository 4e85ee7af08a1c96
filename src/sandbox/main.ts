import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import {
  DEFAULT_ACTION_MS,
  DEFAULT_HANG_MS,
  DEFAULT_STEP_MS,
  SAMPLE_BRANDS,
  SAMPLE_UTILITIES,
  SANDBOX_PORT,
  type SandboxSettings,
} from './settings.ts';

/** What the product writes for the sandbox it starts, besides the secrets. */
interface Cast {
  readonly utilities: SandboxSettings['utilities'];
  readonly brands: readonly string[];
  readonly companies?: Readonly<Record<string, string>>;
}

const folder = resolve(process.env['SANDBOX_FOLDER'] ?? join(process.env['DATA_DIR'] ?? 'data', 'sandbox'));
const port = Number(process.env['SANDBOX_PORT'] ?? SANDBOX_PORT);

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_534)
    throw new Error('SANDBOX_PORT must be a whole number from 0 to 65534.');
  // Keeps secrets and mail private on this machine.
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const root = Buffer.from(rootSecret(join(folder, 'secrets.json')), 'hex');
  const { utilities, brands, companies = {} } = readCast(join(folder, 'cast.json'));
  const sandbox = await createSandbox({
    port,
    smtpPort: port === 0 ? 0 : port + 1,
    folder,
    utilities,
    brands,
    companies,
    secret: (name) => createHmac('sha256', root).update(name).digest('base64url'),
    stepMs: Number(process.env['SANDBOX_STEP_MS'] ?? DEFAULT_STEP_MS),
    actionMs: Number(process.env['SANDBOX_ACTION_MS'] ?? DEFAULT_ACTION_MS),
    hangMs: DEFAULT_HANG_MS,
    now: () => new Date(),
  });
  serve(sandbox);
} catch (error) {
  giveUp(toReason(error));
}

/** Runs until stopped. If the product started it, it follows the product's clock and ends with it. */
function serve(sandbox: Sandbox): void {
  const stop = (): void => {
    sandbox.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  if (process.send) {
    // Ctrl-C reaches both processes; the product still needs its partners while it shuts down.
    process.on('SIGINT', () => undefined);
    process.on('disconnect', stop);
    process.on('message', (message) => {
      const { offsetMs } = message as { readonly offsetMs?: unknown };
      if (typeof offsetMs === 'number') sandbox.world.setOffset(offsetMs);
    });
    process.send({ ready: { url: sandbox.url, smtpUrl: sandbox.smtpUrl } });
    return;
  }
  process.on('SIGINT', stop);
  console.log(
    `Play the utility's side: ${sandbox.url}/\nMail for ${sandbox.smtpUrl} and text messages: ${sandbox.url}/outbox`,
  );
}

/** Reports the reason to the parent process. */
function giveUp(reason: string): void {
  if (process.send) {
    process.send({ failed: reason }, () => process.exit(1));
    return;
  }
  process.stderr.write(`The sandbox didn’t start: ${reason}\n`);
  process.exit(1);
}

/** The root secret shared with the product; created if missing. */
function rootSecret(file: string): string {
  try {
    writeFileSync(file, JSON.stringify({ root: randomBytes(32).toString('hex') }), {
      mode: 0o600,
      flag: 'wx',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const { root } = JSON.parse(readFileSync(file, 'utf8')) as { readonly root?: string };
  if (root === undefined || !/^[0-9a-f]{64}$/.test(root)) throw new Error(`${file} holds no root secret.`);
  return root;
}

function readCast(file: string): Cast {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cast;
  } catch {
    return { utilities: SAMPLE_UTILITIES, brands: SAMPLE_BRANDS };
  }
}

function toReason(error: unknown): string {
  const { code, port: taken, message } = error as NodeJS.ErrnoException & { readonly port?: number };
  return code === 'EADDRINUSE'
    ? `port ${taken ?? port} is taken by another program. Stop that one, or give the sandbox another with SANDBOX_PORT (off: no sandbox).`
    : message;
}
