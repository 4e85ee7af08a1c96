import { join } from 'node:path';
import { loadBrands } from '../../brands/service.ts';
import { ConfigError, readConfig, type Config } from '../../platform/config.ts';
import { loadPartners } from '../../platform/partners.ts';
import { resemblingNames } from '../../platform/settingNames.ts';
import { startFault } from '../startFault.ts';
import { checkArchive } from './archive.ts';
import { checkDatabase } from './database.ts';
import { fault, ok, warn, type Finding } from './finding.ts';
import { checkDisk, checkVersions } from './machine.ts';
import { checkAlerts, checkHosts, checkMail, checkPartners } from './outside.ts';
import type { PartnerAddress } from './queries.ts';

export interface Examined {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}

const LABELS = { ok: 'ok     ', warn: 'warning', fault: 'MEND   ', skipped: 'skipped' } as const;

/** `npm run doctor`: looks at everything that the program needs, and says what to mend. Returns the exit code. */
export async function doctor(examined: Examined, print: (line: string) => void): Promise<number> {
  const found = await examine(examined);
  for (const { outcome, about, text, remedy } of found) {
    print(`${LABELS[outcome]}  ${about}: ${text}`);
    if (remedy !== undefined) print(`         ${remedy}`);
  }
  const count = (outcome: Finding['outcome']): number =>
    found.filter((each) => each.outcome === outcome).length;
  const [faults, warnings] = [count('fault'), count('warn')];
  print('');
  print(
    faults + warnings === 0
      ? 'Everything that could be looked at is fine.'
      : `${faults} to mend, ${warnings} to look at.`,
  );
  return faults === 0 ? 0 : 1;
}

export async function examine({ root, env }: Examined): Promise<readonly Finding[]> {
  const versions = checkVersions(root);
  const names = resemblingNames(env).map((sentence) =>
    warn('settings', sentence, 'Correct its name, or remove it.'),
  );
  let config: Config;
  try {
    config = readConfig(env, [], root);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      versions,
      ...names,
      ...error.faults.map((text) => fault('settings', text, 'Correct this setting.')),
    ];
  }
  const settings = ok('settings', `They are valid, for ${config.environment} as ${config.role}.`);
  const [disk, archive, { findings: database, partners }] = await Promise.all([
    checkDisk(config),
    checkArchive(config),
    checkDatabase(root, config),
  ]);
  const outside = await examineOutside(root, env, config, partners);
  return [versions, settings, ...names, disk, archive, checkAlerts(config), ...database, ...outside];
}

async function examineOutside(
  root: string,
  env: NodeJS.ProcessEnv,
  config: Config,
  entered: readonly PartnerAddress[],
): Promise<readonly Finding[]> {
  try {
    const brands = loadBrands(join(root, 'brands'), config.environment, {
      buildSetting: config.brand,
      secrets: env,
      captchaAddresses:
        config.environment === 'production'
          ? { CAPTCHA_SCRIPT_URL: config.captchaScriptUrl, CAPTCHA_VERIFY_URL: config.captchaVerifyUrl }
          : null,
    });
    // The demonstration's partners are its own sandbox.
    const partners = loadPartners({ ...config, sandboxPort: null });
    const [hosts, mail, called] = await Promise.all([
      checkHosts(brands, config),
      checkMail(config),
      checkPartners(config, partners, entered),
    ]);
    return [...hosts, mail, ...called];
  } catch (error) {
    const sentence = startFault(error);
    if (sentence === null) throw error;
    return [fault('brands and partners', sentence, 'The program doesn’t start until this is mended.')];
  }
}
