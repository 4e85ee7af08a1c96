import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../support/chromium.ts';
import { loadPeer } from './peers.ts';
import { root, startProduct } from './processes.ts';
import { count, median, times, type Line } from './report.ts';
import { logIn } from './visitor.ts';

const RUNS = 5;
const TRIES = 3;
const LIBRARIES = [
  'react',
  'react-dom/client',
  'react-relay/hooks',
  'relay-runtime',
  'react-router-dom',
  '@tanstack/react-query',
  'react-intl',
];

interface Marks {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** The first load of Home on a phone: weight of its scripts, and Lighthouse beside a page of the same text and looks without any script. */
export async function firstLoadBench(dataDir: string): Promise<Line[]> {
  const product = await startProduct({ DATA_DIR: dataDir });
  const origin = `http://localhost:${product.port}`;
  const { cookie } = await logIn(product.port);
  const html = await (await fetch(`${origin}/`, { headers: { cookie } })).text();
  const still = await startStatic(origin, withoutScripts(html));
  try {
    const ours: Marks[] = [];
    const floor: Marks[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await wholeMarks(`${origin}/`, cookie));
      floor.push(await wholeMarks(`http://localhost:${still.port}/`, cookie));
    }
    const of = (list: readonly Marks[], mark: keyof Marks) => median(list.map((each) => each[mark]));
    const [lcp, bareLcp] = [of(ours, 'lcp'), of(floor, 'lcp')];
    return [
      {
        what: 'first load of Home, kB of JavaScript in brotli',
        ours: (scriptBytes(html) / 1000).toFixed(1),
        floor: ((await libraryBytes()) / 1000).toFixed(1),
        ratio: '',
        goal: '≤ 162',
      },
      {
        what: 'Home, Lighthouse mobile, score',
        ours: count(of(ours, 'score')),
        floor: count(of(floor, 'score')),
        ratio: '',
        goal: '100',
      },
      {
        what: 'Home, Lighthouse mobile, LCP ms',
        ours: count(lcp),
        floor: count(bareLcp),
        ratio: times(lcp / bareLcp),
        goal: '≤ 1.05',
      },
      {
        what: 'Home, Lighthouse mobile, TBT ms',
        ours: count(of(ours, 'tbt')),
        floor: count(of(floor, 'tbt')),
        ratio: '',
        goal: '≤ 60',
      },
      {
        what: 'Home, Lighthouse mobile, CLS',
        ours: of(ours, 'cls').toFixed(3),
        floor: of(floor, 'cls').toFixed(3),
        ratio: '',
        goal: '≤ 0.01',
      },
    ];
  } finally {
    still.server.close();
    await product.stop();
  }
}

/** The same page without scripts: unchanged text and styles. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link[^>]+modulepreload[^>]*>/g, '');
}

/** Bare `node:http` that sends this page, compressed, and its pictures as the product sends them. */
async function startStatic(origin: string, html: string): Promise<{ server: Server; port: number }> {
  const page = gzipSync(html);
  const server = createServer((request, response) => {
    if (request.url === '/')
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'gzip',
          'content-length': page.length,
        })
        .end(page);
    else void pass(request.url ?? '/', response);
  });
  const pass = async (path: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(origin + path);
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      .end(Buffer.from(await answer.arrayBuffer()));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Lighthouse sometimes loses a trace of either page, and asks to be rerun. */
async function wholeMarks(url: string, cookie: string): Promise<Marks> {
  for (let run = 1; ; run += 1) {
    try {
      return await marks(url, cookie);
    } catch (error) {
      if (run === TRIES || !(error instanceof TraceLost)) throw error;
    }
  }
}

class TraceLost extends Error {}

/** In a fresh browser that has only the log-in. */
async function marks(url: string, cookie: string): Promise<Marks> {
  const { launch } = await loadPeer('chrome-launcher');
  const { default: lighthouse } = await loadPeer('lighthouse');
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: ['--headless=new', ...chromiumArgs],
  });
  try {
    await keepCookies(chrome.port, url, cookie);
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
    const value = (audit: string): number => {
      const { numericValue, errorMessage } = audits[audit] ?? {};
      if (numericValue === undefined)
        throw new TraceLost(
          `Lighthouse has no ${audit} for ${url}: ${errorMessage ?? 'it does not say why'}`,
        );
      return numericValue;
    };
    return {
      score: (categories['performance']?.score ?? 0) * 100,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

/** Gives the browser a session, as if it had logged in itself, so that the page's later requests have it too. */
async function keepCookies(port: number, url: string, cookie: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}

/** Brotli size of everything the page lists to load before hydration. */
function scriptBytes(html: string): number {
  const files = new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, file = '']) => file));
  const folder = join(root, 'dist', 'client');
  // Files too small to gain from compression are served uncompressed.
  const served = (file: string): string =>
    join(folder, existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file);
  return [...files].reduce((sum, file) => sum + readFileSync(served(file)).length, 0);
}

/** The libraries alone, bundled whole: the weight before any code of ours. */
async function libraryBytes(): Promise<number> {
  const id = '\0libraries';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    plugins: [
      {
        name: 'libraries',
        resolveId: (source: string) => (source === 'libraries' ? id : null),
        load: (source: string) =>
          source === id
            ? `${LIBRARIES.map((name, index) => `import * as l${index} from '${name}';`).join('\n')}\nglobalThis.used = [${LIBRARIES.map((_, index) => `l${index}`).join(', ')}];`
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: 'libraries' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('The libraries could not be bundled.');
  const code = bundle.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return brotliCompressSync(code).length;
}
