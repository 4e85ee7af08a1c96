import {
  pageDataElement,
  rootElement,
  serverTimeElement,
  type PageData,
} from '../../client/platform/page/pageData.ts';
import type { PageAssets } from './assets.ts';
import { bootScript } from './bootScript.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** What differs from one sending of a page to the next. */
export interface Stamp {
  readonly nonce: string;
  /** The exact time, in milliseconds since 1970. */
  readonly serverTime: number;
}

/** A piece of a page: `kept` is the same in many pages, `own` belongs to this one, `stamp` is put in on sending. */
export type DocumentPart =
  | { readonly kept: string }
  | { readonly own: string }
  | { readonly stamp: keyof Stamp };

export interface DocumentInput {
  readonly page: PageData;
  readonly title: string;
  /** What the page is, for those who find it by a search; null where nobody can. */
  readonly description: string | null;
  readonly iconHref: string;
  /** Colours and shape of the theme, as custom properties. */
  readonly themeCss: string;
  readonly assets: PageAssets;
  /** What the page says when the app does not load. */
  readonly incomplete: string;
  /** What stands in the root element. */
  readonly html: string;
}

const nonce = { stamp: 'nonce' } as const;
const serverTime = { stamp: 'serverTime' } as const;

/** The page as the browser gets it. */
export function documentParts({
  page,
  title,
  description,
  iconHref,
  themeCss,
  assets,
  incomplete,
  html,
}: DocumentInput): readonly DocumentPart[] {
  const head = [
    `<!doctype html><html lang="${escapeHtml(page.locale)}" data-theme="${escapeHtml(page.themeId)}" data-mode="${page.mode}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(iconHref)}">`,
    // The sheets are in the page already. A disabled link is not loaded; it tells Vite's loader that nothing is missing.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    '<meta property="csp-nonce" nonce="',
  ];
  const styles = [themeCss, ...assets.styles.map(({ css }) => css)].join('\n');
  return [
    { kept: head.join('') },
    nonce,
    { kept: `"><meta id="${serverTimeElement}" content="` },
    serverTime,
    // The script runs when the whole page has been read, wherever it stands.
    { kept: '"><script type="module" nonce="' },
    nonce,
    { kept: `">${bootScript(assets.scripts, incomplete)}</script><style nonce="` },
    nonce,
    { kept: `">${styles}</style></head><body><div id="${rootElement}">` },
    {
      own: `${html}</div><script type="application/json" id="${pageDataElement}">${escapeJson(page)}</script></body></html>`,
    },
  ];
}
