import { request } from 'node:https';
import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import type { RequestBrands } from '../platform/context.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';

const PATIENCE_MS = 5_000;

type WarnConfig = Pick<Config, 'environment' | 'host' | 'pagesPort'>;

/**
 * In production, warns of every brand with broken links in emails: no published host, or one that doesn't
 * answer over https with a valid certificate. Never throws, and gives up after some seconds.
 */
export async function warnOfUnreachableHosts(
  brands: RequestBrands,
  config: WarnConfig,
  log: Logger,
  reach = reachByHttps,
): Promise<void> {
  if (config.environment !== 'production') return;
  await Promise.all(
    brands.all.map(async ({ id, config: brand }) => {
      const link = brandOrigin(brand, config);
      const [host] = brand.hosts;
      const reason = host === undefined ? 'the brand has no host in production' : await reach(host);
      if (reason !== null)
        log.warn(
          { brand: id, link, reason },
          'links in emails lead to an address that is not reached over https',
        );
    }),
  );
}

/** Null when the host answers over https, with any status; otherwise the reason. */
export function reachByHttps(host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = request(
      { host, path: '/healthz', method: 'HEAD', timeout: PATIENCE_MS, agent: false },
      (answer) => {
        answer.destroy();
        resolve(null);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE_MS / 1_000} seconds`)));
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end();
  });
}
