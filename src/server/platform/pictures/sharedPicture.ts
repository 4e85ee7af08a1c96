import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Path, parse } from 'opentype.js';
import sharp from 'sharp';
import type { ThemeColours } from '../../../domain/brands/theme.ts';

/** The size that networks show links in. */
const SIZE = { width: 1_200, height: 630 } as const;
const MARGIN = 88;

/** What the picture says; nothing in it is personal unless the member chose it. */
export interface PictureTexts {
  readonly lead: string;
  readonly figure: string;
  readonly foot: string;
}

/**
 * Draws a picture to share, as PNG. Letters are drawn as outlines of a font that comes with the program, because a
 * server may have none.
 */
async function drawPicture(colours: ThemeColours, texts: PictureTexts): Promise<Buffer> {
  const svg = pictureSvg(colours, texts);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** The answer with a picture, which is the member's alone until they share it. */
export const pictureAnswer = async (colours: ThemeColours, texts: PictureTexts) => ({
  status: 200 as const,
  headers: { 'content-type': 'image/png', 'cache-control': 'private, no-store' },
  body: await drawPicture(colours, texts),
});

function pictureSvg(colours: ThemeColours, { lead, figure, foot }: PictureTexts): string {
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.brand}"/>
${evening(colours)}
${line(lead, { size: 52, y: 196, most: 580, colour: colours.onBrand })}
${line(figure, { size: 150, y: 356, most: 580, colour: colours.onBrand })}
${line(foot, { size: 52, y: 458, most: 580, colour: colours.onBrand })}
</svg>`;
}

/** A home in the evening, with its lights low and the moon above it. */
function evening({ brandSoft, onBrandSoft, saved, savedSoft }: ThemeColours): string {
  return `<circle cx="996" cy="315" r="286" fill="${brandSoft}"/>
<circle cx="1108" cy="180" r="46" fill="${savedSoft}"/>
<path d="M828 330 L984 204 L1140 330" fill="none" stroke="${onBrandSoft}" stroke-width="22" stroke-linejoin="round" stroke-linecap="round"/>
<path d="M862 322 V486 H1106 V322" fill="none" stroke="${onBrandSoft}" stroke-width="22" stroke-linejoin="round"/>
<path d="M1000 306 L940 402 H982 L968 468 L1030 372 H988 Z" fill="${saved}" stroke="${saved}" stroke-width="10" stroke-linejoin="round"/>`;
}

interface LinePlace {
  readonly size: number;
  readonly y: number;
  /** Maximum width; longer text is set smaller. */
  readonly most: number;
  readonly colour: string;
}

function line(text: string, { size, y, most, colour }: LinePlace): string {
  const font = readFont();
  const fitting = Math.min(size, (size * most) / font.getAdvanceWidth(text, size));
  return `<path fill="${colour}" d="${outline(font.getPath(text, MARGIN, y, fitting))}"/>`;
}

/** The library's own text of a path has NaN in it for some figures. */
function outline({ commands }: Path): string {
  return commands
    .map((command) => {
      const { type, ...points } = command;
      const at = (...names: readonly string[]) =>
        names.map((name) => ((points as Readonly<Record<string, number>>)[name] ?? 0).toFixed(1)).join(' ');
      switch (type) {
        case 'M':
        case 'L':
          return `${type}${at('x', 'y')}`;
        case 'Q':
          return `Q${at('x1', 'y1', 'x', 'y')}`;
        case 'C':
          return `C${at('x1', 'y1', 'x2', 'y2', 'x', 'y')}`;
        case 'Z':
          return 'Z';
      }
    })
    .join('');
}

const load = createRequire(import.meta.url);
let loaded: Font | null = null;

/** Read once, when the first picture is drawn. */
function readFont(): Font {
  if (loaded === null) {
    const bytes = readFileSync(load.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'));
    // The package's types know an export that its module lacks.
    const font = load('opentype.js') as { readonly parse: typeof parse };
    loaded = font.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }
  return loaded;
}
