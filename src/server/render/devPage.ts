import { join } from 'node:path';
import { MODE_COOKIE, THEME_COOKIE } from '../../client/platform/theme/themeControl.ts';
import { cookieValue } from '../../client/platform/transport/cookies.ts';
import { loadBrands, type Brands } from '../brands/service.ts';
import { systemClock } from '../platform/clock.ts';
import { projectRoot } from '../platform/root.ts';
import type { Assets } from './assets.ts';
import { brandFile } from './brandFiles.ts';
import { PageMaker } from './pageMaker.ts';
import { toVisitor } from './visitor.ts';

export interface DevRequest {
  readonly host: string | undefined;
  readonly url: string;
  readonly acceptLanguage: string | undefined;
  readonly cookie: string | undefined;
}

export interface DevAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/** Vite serves the sources with their style sheets. */
const assets: Assets = {
  build: 'development',
  serviceWorker: null,
  forPage: () => ({
    scripts: ['/src/client/app/browser.tsx'],
    languageWorker: '/src/client/app/languageData.ts',
    styles: [],
  }),
};

/** The development server's answer: a brand's file, or the skeleton, which the browser fills. */
export async function devAnswer(request: DevRequest): Promise<DevAnswer> {
  const brands: Brands = loadBrands(join(projectRoot(), 'brands'), 'dev', {
    buildSetting: process.env['EBBWATT_BRAND'] ?? null,
  });
  const address = new URL(request.url, 'http://page');
  const file = await brandFile(brands, request.host, address);
  if (file !== null) return { status: 200, ...file };
  const cookies = Object.fromEntries(
    [THEME_COOKIE, MODE_COOKIE].map((name) => [name, cookieValue(request.cookie ?? '', name) ?? undefined]),
  );
  const visitor = toVisitor(brands, { ...request, cookies }, null);
  const now = systemClock.now();
  const maker = new PageMaker({
    assets,
    renderLimit: 1,
    cacheBytes: 0,
    apiPrefix: '',
    errorReports: null,
    onFailure: (error) => {
      throw error;
    },
  });
  const made = await maker.make({
    visitor,
    path: `${address.pathname}${address.search}`,
    origin: `http://${request.host ?? 'localhost'}`,
    cookies: '',
    now,
    api: () => Promise.reject(new Error('The development server has no data of its own.')),
    unknownVisitor: true,
  });
  if (made.kind === 'redirect') throw new Error(`A skeleton led to ${made.to}.`);
  const type = 'text/html; charset=utf-8';
  return {
    status: made.status,
    type,
    body: made.packed.plain({ nonce: '', serverTime: now.getTime() }).toString(),
  };
}
