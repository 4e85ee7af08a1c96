import { describe, expect, it } from 'vitest';
import { loadBrands } from '../brands/service.ts';
import { createLog } from '../platform/log.ts';
import { projectRoot } from '../platform/root.ts';
import { warnOfUnreachableHosts } from './publishedHosts.ts';

const brands = loadBrands(`${projectRoot()}/brands`, 'production', { buildSetting: 'default' });
const one = (id: string, hosts: readonly string[]) => {
  const brand = brands.byId(id);
  if (brand === null) throw new Error(id);
  return { ...brand, config: { ...brand.config, hosts } };
};

async function readWarnings(
  environment: 'production' | 'review',
  answers: Readonly<Record<string, string | null>>,
): Promise<unknown[]> {
  const lines: string[] = [];
  const all = [one('default', ['app.one.example']), one('org', ['app.two.example']), one('us-mobile', [])];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  await warnOfUnreachableHosts(
    { ...brands, all },
    { environment, host: 'localhost', pagesPort: 3000 },
    log,
    async (host) => answers[host] ?? null,
  );
  return lines.map((line) => JSON.parse(line) as unknown);
}

describe('starting in production', () => {
  it("warns of brands whose published host doesn't answer over https, and of those without one", async () => {
    expect(await readWarnings('production', { 'app.two.example': 'DEPTH_ZERO_SELF_SIGNED_CERT' })).toEqual([
      expect.objectContaining({
        brand: 'us-mobile',
        link: 'http://us-mobile.localhost:3000',
        reason: 'the brand has no host in production',
      }),
      expect.objectContaining({
        brand: 'org',
        link: 'https://app.two.example',
        reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
        msg: 'links in emails lead to an address that is not reached over https',
      }),
    ]);
  });

  it('prints nothing elsewhere', async () => {
    expect(await readWarnings('review', { 'app.two.example': 'ECONNREFUSED' })).toEqual([]);
  });
});
