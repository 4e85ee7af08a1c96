import {
  pageDataElement,
  rootElement,
  serverTimeElement,
  type PageData,
} from '../../client/platform/page/pageData.ts';
import type { PageAssets } from './assets.ts';
import { bootScript } from './bootScript.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import type { PreviewBar } from './previewBar.ts';

/** What differs each time a page is sent. */
export interface Stamp {
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly serverTime: number;
}

/** A piece of a page: `kept` is shared by many pages, `own` belongs to this page, `stamp` is inserted on sending. */
export type DocumentPart =
  | { readonly kept: string }
  | { readonly own: string }
  | { readonly stamp: keyof Stamp };

export interface DocumentInput {
  readonly page: PageData;
  readonly title: string;
  /** For search engines; null where they have no access. */
  readonly description: string | null;
  readonly iconHref: string;
  /** The theme as custom properties. */
  readonly themeCss: string;
  readonly assets: PageAssets;
  /** Shown when the app does not load. */
  readonly incomplete: string;
  /** The root element's content. */
  readonly html: string;
  /** Above it, for staff who look at a member's app; null: none. */
  readonly bar: PreviewBar | null;
}

const nonce = { stamp: 'nonce' } as const;
const serverTime = { stamp: 'serverTime' } as const;

export function documentParts({
  page,
  title,
  description,
  iconHref,
  themeCss,
  assets,
  incomplete,
  html,
  bar,
}: DocumentInput): readonly DocumentPart[] {
  const head = [
    `<!doctype html><html lang="${escapeHtml(page.locale)}" data-theme="${escapeHtml(page.themeId)}" data-mode="${page.mode}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(iconHref)}">`,
    // The styles are already inlined. A disabled link is not fetched, but keeps Vite's loader from loading them again.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    '<meta property="csp-nonce" nonce="',
  ];
  const styles = [themeCss, ...assets.styles.map(({ css }) => css)].join('\n');
  return [
    { kept: head.join('') },
    nonce,
    { kept: `"><meta id="${serverTimeElement}" content="` },
    serverTime,
    // A module runs after parsing, wherever it is placed.
    { kept: '"><script type="module" nonce="' },
    nonce,
    { kept: `">${bootScript(assets, incomplete)}</script><style nonce="` },
    nonce,
    ...(bar === null
      ? [{ kept: `">${styles}</style></head><body><div id="${rootElement}">` }]
      : [
          { kept: `">${styles}${bar.styles}</style></head><body>` },
          { own: `${bar.html}<script nonce="` },
          nonce,
          { own: `">${bar.script}</script><div id="${rootElement}">` },
        ]),
    {
      own: `${html}</div><script type="application/json" id="${pageDataElement}">${escapeJson(page)}</script></body></html>`,
    },
  ];
}
