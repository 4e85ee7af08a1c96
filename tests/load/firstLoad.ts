import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../support/chromium.ts';
import { root, startProduct } from './processes.ts';
import { count, median, times, type Line } from './report.ts';
import { logIn } from './visitor.ts';

const RUNS = 5;
const LIBRARIES = ['react', 'react-dom/client', 'react-relay/hooks', 'relay-runtime', 'react-router-dom', '@tanstack/react-query', 'react-intl'];

interface Marks {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** The first load of Home on a phone: weight of its scripts, and Lighthouse beside a page of the same text without any script. */
export async function firstLoadBench(dataDir: string): Promise<Line[]> {
  const product = await startProduct({ DATA_DIR: dataDir });
  const staticFile = join(root, 'dist', 'client', 'bench-static.html');
  let chrome: LaunchedChrome | null = null;
  try {
    const origin = `http://localhost:${product.port}`;
    const { cookie } = await logIn(product.port);
    const html = await (await fetch(`${origin}/`, { headers: { cookie } })).text();
    writeFileSync(staticFile, withoutScripts(html));
    chrome = await launch({ chromePath: findChromium() ?? '', chromeFlags: ['--headless=new', ...chromiumArgs] });
    const ours: Marks[] = [];
    const floor: Marks[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await marks(chrome.port, `${origin}/`, cookie));
      floor.push(await marks(chrome.port, `${origin}/assets/bench-static.html`, cookie));
    }
    const of = (list: readonly Marks[], mark: keyof Marks) => median(list.map((each) => each[mark]));
    const [lcp, bareLcp] = [of(ours, 'lcp'), of(floor, 'lcp')];
    return [
      { what: 'first load of Home, kB of JavaScript in brotli', ours: (scriptBytes(html) / 1000).toFixed(1), floor: ((await libraryBytes()) / 1000).toFixed(1), ratio: '', goal: '≤ 190' },
      { what: 'Home, Lighthouse mobile, score', ours: count(of(ours, 'score')), floor: count(of(floor, 'score')), ratio: '', goal: '≥ 98' },
      { what: 'Home, Lighthouse mobile, LCP ms', ours: count(lcp), floor: count(bareLcp), ratio: times(lcp / bareLcp), goal: '≤ 1.15' },
      { what: 'Home, Lighthouse mobile, TBT ms', ours: count(of(ours, 'tbt')), floor: count(of(floor, 'tbt')), ratio: '', goal: '≤ 150' },
      { what: 'Home, Lighthouse mobile, CLS', ours: of(ours, 'cls').toFixed(3), floor: of(floor, 'cls').toFixed(3), ratio: '', goal: '≤ 0.01' },
    ];
  } finally {
    rmSync(staticFile, { force: true });
    chrome?.kill();
    await product.stop();
  }
}

/** The same page with nothing to run: the text and the styles as they are. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link[^>]+modulepreload[^>]*>/g, '');
}

async function marks(port: number, url: string, cookie: string): Promise<Marks> {
  const result = await lighthouse(url, { port, output: 'json', onlyCategories: ['performance'], extraHeaders: { Cookie: cookie }, logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return { score: (categories['performance']?.score ?? 0) * 100, lcp: value('largest-contentful-paint'), tbt: value('total-blocking-time'), cls: value('cumulative-layout-shift') };
}

/** Everything the page loads before the app stands: what it names, in brotli. */
function scriptBytes(html: string): number {
  const files = new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, file = '']) => file));
  const folder = join(root, 'dist', 'client');
  // What is too small to gain by it is served as it is.
  const served = (file: string): string => join(folder, existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file);
  return [...files].reduce((sum, file) => sum + readFileSync(served(file)).length, 0);
}

/** The libraries alone, bundled whole: what weighs before a line of ours. */
async function libraryBytes(): Promise<number> {
  const id = '\0libraries';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    plugins: [{
      name: 'libraries',
      resolveId: (source: string) => (source === 'libraries' ? id : null),
      load: (source: string) => (source === id ? `${LIBRARIES.map((name, index) => `import * as l${index} from '${name}';`).join('\n')}\nglobalThis.used = [${LIBRARIES.map((_, index) => `l${index}`).join(', ')}];` : null),
    }],
    build: { write: false, rollupOptions: { input: 'libraries' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('The libraries could not be bundled.');
  const code = bundle.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return brotliCompressSync(code).length;
}
