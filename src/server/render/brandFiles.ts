import { paintSvg } from '../../domain/brands/paintSvg.ts';
import { THEME_MODES } from '../../domain/brands/theme.ts';
import { themeCss } from '../../domain/brands/themeCss.ts';
import type { Brands } from '../brands/service.ts';
import { appManifest } from './appManifest.ts';
import { appPicture } from './appPictures.ts';
import { themePreview } from './themePreview.ts';

export interface BrandFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/**
 * A brand's files by address: `/brand/icon.svg` and `/brand/logo.svg`, painted for `?theme=<id>&mode=light|dark`
 * (default: the brand's theme, light), `/brand/app.webmanifest?locale=…` and its icons,
 * `/themes/<id>.css`, `/themes/<id>.part.css` for a part of a page (`data-theme-part`), the preview
 * `/themes/<id>.svg?mode=…`, and `/favicon.ico`. Null for anything else.
 */
export async function brandFile(
  brands: Brands,
  host: string | undefined,
  address: URL,
): Promise<BrandFile | null> {
  const mode = THEME_MODES.find((one) => one === address.searchParams.get('mode')) ?? 'light';
  const preview = /^\/themes\/([a-z0-9-]+)\.svg$/.exec(address.pathname)?.[1];
  if (preview !== undefined) {
    const theme = brands.themeById(preview);
    return theme === null ? null : { type: 'image/svg+xml', body: themePreview(theme, mode) };
  }
  const [, sheet, part] = /^\/themes\/([a-z0-9-]+)(\.part)?\.css$/.exec(address.pathname) ?? [];
  if (sheet !== undefined) {
    const theme = brands.themeById(sheet);
    const root = part === undefined ? ':root' : '[data-theme-part]';
    return theme === null ? null : { type: 'text/css; charset=utf-8', body: themeCss(theme, root) };
  }
  const brand = brands.forHost(host);
  const [, file = ''] = /^\/brand\/(.+)$/.exec(address.pathname) ?? [];
  if (file === 'app.webmanifest')
    return {
      type: 'application/manifest+json; charset=utf-8',
      body: await appManifest(brand, address.searchParams.get('locale')),
    };
  const picture = await appPicture(brand, file);
  if (picture !== null) return { type: 'image/png', body: picture };
  const drawing = address.pathname === '/favicon.ico' ? 'icon' : /^(icon|logo)\.svg$/.exec(file)?.[1];
  if (drawing === undefined) return null;
  const theme = brands.themeById(address.searchParams.get('theme') ?? '') ?? brand.theme;
  return {
    type: 'image/svg+xml',
    body: paintSvg(brand.art[drawing === 'icon' ? 'icon' : 'logo'], theme[mode]),
  };
}
