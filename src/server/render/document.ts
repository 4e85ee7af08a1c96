import { pageDataElement, rootElement, serverTimeElement, type PageData } from '../../client/platform/page/pageData.ts';
import { bootScript } from './bootScript.ts';
import type { PageAssets } from './assets.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** What differs from one sending of a page to the next. */
export interface Stamp {
  readonly nonce: string;
  /** The exact time, in milliseconds since 1970. */
  readonly serverTime: number;
}

export type Hole = keyof Stamp;

/** A whole page with holes where the stamp goes. */
export type DocumentParts = readonly (string | { readonly hole: Hole })[];

export interface DocumentInput {
  readonly page: PageData;
  readonly title: string;
  readonly description: string;
  readonly iconHref: string;
  /** Colours and shape of the theme, as custom properties. */
  readonly themeCss: string;
  readonly assets: PageAssets;
  /** What stands in the root element. */
  readonly html: string;
}

const nonce = { hole: 'nonce' } as const;
const serverTime = { hole: 'serverTime' } as const;

/** The page as the browser gets it. */
export function documentParts({ page, title, description, iconHref, themeCss, assets, html }: DocumentInput): DocumentParts {
  const styles = [themeCss, ...assets.styles.map(({ css }) => css)].join('\n');
  return joinTexts([
    `<!doctype html><html lang="${escapeHtml(page.locale)}" data-theme="${escapeHtml(page.themeId)}" data-mode="${page.mode}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    '<meta property="csp-nonce" nonce="', nonce, '">',
    `<meta id="${serverTimeElement}" content="`, serverTime, '">',
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(iconHref)}">`,
    '<style nonce="', nonce, `">${styles}</style>`,
    // The sheets are in the page already. A disabled link is not loaded; it tells Vite's loader that nothing is missing.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    `</head><body><div id="${rootElement}">${html}</div>`,
    `<script type="application/json" id="${pageDataElement}">${escapeJson(page)}</script>`,
    '<script type="module" nonce="', nonce, `">${bootScript(assets.scripts)}</script>`,
    '</body></html>',
  ]);
}

function joinTexts(parts: DocumentParts): DocumentParts {
  const joined: (string | { readonly hole: Hole })[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

export function stamped(parts: DocumentParts, stamp: Stamp): string {
  return parts.map((part) => (typeof part === 'string' ? part : String(stamp[part.hole]))).join('');
}
