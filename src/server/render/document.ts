import {
  pageDataElement,
  rootElement,
  serverTimeElement,
  type PageData,
} from '../../client/platform/page/pageData.ts';
import { THEME_MODES, type ThemeMode } from '../../domain/brands/theme.ts';
import { LINK_PICTURE, TOUCH_ICON } from './appPictures.ts';
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
  /** The theme's icon. */
  readonly iconHref: string;
  /** The page's ground: a phone paints its own bars in it. */
  readonly ground: Readonly<Record<ThemeMode, string>>;
  /** How a link to the page looks where it is shared; null where nobody shares it. */
  readonly linkPicture: string | null;
  /** The theme as custom properties. */
  readonly themeCss: string;
  readonly assets: PageAssets;
  /** Null for pages of which the browser keeps nothing. */
  readonly serviceWorker: string | null;
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
  ground,
  linkPicture,
  themeCss,
  assets,
  serviceWorker,
  incomplete,
  html,
  bar,
}: DocumentInput): readonly DocumentPart[] {
  const head = [
    `<!doctype html><html lang="${escapeHtml(page.locale)}" data-theme="${escapeHtml(page.themeId)}" data-mode="${page.mode}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
  ].join('');
  const links = [
    description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(iconHref)}">`,
    `<link rel="apple-touch-icon" href="/brand/${TOUCH_ICON.file}">`,
    `<link rel="manifest" href="/brand/app.webmanifest?locale=${escapeHtml(page.locale)}">`,
    ...(page.mode === 'auto' ? THEME_MODES : [page.mode]).map(
      (mode) =>
        `<meta name="theme-color" content="${ground[mode]}"${page.mode === 'auto' ? ` media="(prefers-color-scheme:${mode})"` : ''}>`,
    ),
    linkPicture === null ? '' : shareTags(page.brand.documentTitle, description, linkPicture),
    // The styles are already inlined. Browsers don't fetch a type that they don't know (some fetch what is disabled), and
    // Vite's loader takes the sheet for loaded.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" type="text/inlined">`),
    '<meta property="csp-nonce" nonce="',
  ];
  const styles = [themeCss, ...assets.styles.map(({ css }) => css)].join('\n');
  return [
    { kept: head },
    { own: `<title>${escapeHtml(title)}</title>` },
    { kept: links.join('') },
    nonce,
    { kept: `"><meta id="${serverTimeElement}" content="` },
    serverTime,
    // A module runs after parsing, wherever it is placed.
    { kept: '"><script type="module" nonce="' },
    nonce,
    { kept: `">${bootScript({ ...assets, serviceWorker }, incomplete)}</script><style nonce="` },
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

function shareTags(title: string, description: string | null, picture: string): string {
  const facts = {
    type: 'website',
    title,
    ...(description === null ? {} : { description }),
    image: picture,
    'image:width': String(LINK_PICTURE.width),
    'image:height': String(LINK_PICTURE.height),
  };
  return Object.entries(facts)
    .map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`)
    .join('');
}
