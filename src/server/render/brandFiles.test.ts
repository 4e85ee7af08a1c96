import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../brands/service.ts';
import { brandFile } from './brandFiles.ts';

const brands = loadBrands(fileURLToPath(new URL('../../../brands', import.meta.url)), 'test');

const open = async (id: string, path: string) =>
  brandFile(brands, `${id}.localhost`, new URL(path, 'http://page'));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Icon[];
  }[];
}

async function readManifest(id: string, query = ''): Promise<Manifest> {
  const file = await open(id, `/brand/app.webmanifest${query}`);
  expect(file?.type).toBe('application/manifest+json; charset=utf-8');
  return JSON.parse(String(file?.body)) as Manifest;
}

/** The file's size, and the color at its left upper corner. */
async function look(id: string, path: string) {
  const file = await open(id, path);
  const picture = sharp(file?.body as Buffer);
  const { width, height, format } = await picture.metadata();
  const [red = 0, green = 0, blue = 0, alpha] = await picture.ensureAlpha().raw().toBuffer();
  const corner =
    alpha === 0 ? null : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { type: file?.type, format, size: `${width}x${height}`, corner };
}

describe.each(brands.all.map(({ id }) => id))("%s on a phone's home screen", (id) => {
  const brand = brands.byId(id)!;

  it('has its own name and colors, and opens at the start without the browser around it', async () => {
    const { words } = brand.publicIn(brand.config.locales[0]!);
    expect(await readManifest(id)).toMatchObject({
      id: '/',
      name: words.productName,
      short_name: words.shortName,
      lang: brand.config.locales[0],
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: brand.theme.light.brand,
      background_color: brand.theme.light.ground,
    });
    // Phones cut longer ones off.
    expect(words.shortName.length).toBeLessThanOrEqual(12);
  });

  it('has each icon in the size that the manifest says, filled to the edge where a phone cuts it', async () => {
    const { icons } = await readManifest(id);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type, purpose } of icons)
      expect(await look(id, src)).toEqual({
        type,
        format: 'png',
        size: sizes,
        corner: purpose === 'maskable' ? brand.theme.light.brand : null,
      });
  });

  it('leads from its icon to three pages, each with an icon of its own', async () => {
    const { shortcuts } = await readManifest(id);
    expect(shortcuts.map(({ url }) => url)).toEqual(['/events', '/rewards', '/devices']);
    for (const { icons } of shortcuts)
      expect(await look(id, icons[0]!.src)).toEqual({
        type: icons[0]!.type,
        format: 'png',
        size: icons[0]!.sizes,
        corner: brand.theme.light.brand,
      });
  });

  it('has an icon for iOS without transparent corners, and a picture for shared links', async () => {
    expect(await look(id, '/brand/apple-touch-icon.png')).toMatchObject({
      size: '180x180',
      corner: brand.theme.light.brand,
    });
    expect(await look(id, '/brand/share.png')).toMatchObject({
      size: '1200x630',
      corner: brand.theme.light.ground,
    });
  });
});

describe("a brand's manifest", () => {
  it('is in the language of the page that names it', async () => {
    const [english, french, other] = await Promise.all(
      ['en-CA', 'fr-CA', 'de-DE'].map((locale) => readManifest('ca-telecom', `?locale=${locale}`)),
    );
    expect([english?.lang, french?.lang, other?.lang]).toEqual(['en-CA', 'fr-CA', 'en-CA']);
    expect(french).not.toEqual({ ...english, lang: 'fr-CA' });
    expect([english, french].map((one) => one?.shortcuts.map(({ name }) => name))).toEqual([
      ['Events', 'Rewards', 'Devices'],
      ['Événements', 'Récompenses', 'Appareils'],
    ]);
  });

  it('names no files that do not exist', async () => {
    expect(await open('default', '/brand/icon-193.png')).toBeNull();
  });
});
