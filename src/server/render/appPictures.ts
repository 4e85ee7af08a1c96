import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { BoltIcon, GiftIcon, PlugIcon } from '../../client/ui/icons/navIcons.tsx';
import { paintSvg } from '../../domain/brands/paintSvg.ts';
import type { Brand } from '../brands/service.ts';

export interface AppIcon {
  readonly file: string;
  readonly size: number;
  /** A phone cuts `maskable` icons to its own shape. */
  readonly purpose: 'any' | 'maskable';
}

/** The sizes that Android, Windows and ChromeOS ask for. */
export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The pages that the app's icon leads to, with their icons. */
export const SHORTCUT_ICONS = [
  { page: 'events', file: 'events-96.png', size: 96, purpose: 'any', drawing: BoltIcon },
  { page: 'rewards', file: 'rewards-96.png', size: 96, purpose: 'any', drawing: GiftIcon },
  { page: 'devices', file: 'devices-96.png', size: 96, purpose: 'any', drawing: PlugIcon },
] as const;

/** For iOS, which rounds the corners itself and shows transparency as black. */
export const TOUCH_ICON: AppIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' };

/** The picture of a shared link, in the size that networks show. */
export const LINK_PICTURE = { file: 'share.png', width: 1_200, height: 630 } as const;

/** What no phone's shape cuts off: a circle of four fifths of the width. */
const SAFE = 0.8;

const drawn = new WeakMap<Brand, Map<string, Promise<Buffer>>>();

/** A brand's picture as PNG, drawn from its icon or logo at the first request; null: there is no such file. */
export function appPicture(brand: Brand, file: string): Promise<Buffer> | null {
  const svg = pictureSvg(brand, file);
  if (svg === null) return null;
  const pictures = drawn.get(brand) ?? new Map<string, Promise<Buffer>>();
  drawn.set(brand, pictures);
  const picture = pictures.get(file) ?? sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  pictures.set(file, picture);
  return picture;
}

function pictureSvg({ art, theme: { light } }: Brand, file: string): string | null {
  if (file === LINK_PICTURE.file) {
    const { width, height } = LINK_PICTURE;
    const logo = place(paintSvg(art.logo, light), { x: 200, y: 215, width: 800, height: 200 });
    return canvas(width, height, light.ground, logo);
  }
  const shortcut = SHORTCUT_ICONS.find((one) => one.file === file);
  if (shortcut !== undefined) {
    const { size, drawing } = shortcut;
    const edge = (size * (1 - SAFE)) / 2;
    const lines = renderToStaticMarkup(createElement(drawing)).replace('currentColor', light.onBrand);
    const area = { x: edge, y: edge, width: size * SAFE, height: size * SAFE };
    return canvas(size, size, light.brand, place(withoutSize(lines), area));
  }
  const icon = [...APP_ICONS, TOUCH_ICON].find((one) => one.file === file);
  if (icon === undefined) return null;
  const { size, purpose } = icon;
  const within = purpose === 'maskable' ? size * SAFE : size;
  const edge = (size - within) / 2;
  const drawing = place(paintSvg(art.icon, light), { x: edge, y: edge, width: within, height: within });
  return canvas(size, size, purpose === 'maskable' ? light.brand : 'none', drawing);
}

function canvas(width: number, height: number, ground: string, content: string): string {
  const background = `<rect width="100%" height="100%" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${content}</svg>`;
}

const withoutSize = (svg: string): string =>
  svg.replace(/ (width|height)="\d+"/g, '').replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

/** Scales a drawing into a rectangle, in its middle. */
function place(svg: string, area: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): string {
  const attributes = Object.entries(area).map(([name, value]) => `${name}="${value}"`);
  return svg.replace('<svg ', `<svg ${attributes.join(' ')} `);
}
