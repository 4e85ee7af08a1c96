import { code128, pdf417, qrcode, type DrawingContext, type RenderOptions } from 'bwip-js/generic';

/** A barcode as the data of one SVG path, in modules, without the quiet zone that belongs around it. */
export interface BarcodeDrawing {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  /** In modules. */
  readonly quietZone: number;
}

interface Format {
  readonly draw: typeof code128;
  readonly options: Omit<RenderOptions, 'text'> & { readonly columns?: number; readonly eclevel?: 'M' };
  readonly quietZone: number;
}

/** By the contract's names. Source: MKT-07. */
const FORMATS: Readonly<Record<string, Format | undefined>> = {
  CODE_128: { draw: code128, options: { bcid: 'code128', height: 14 }, quietZone: 10 },
  PDF_417: { draw: pdf417, options: { bcid: 'pdf417', columns: 4 }, quietZone: 4 },
  QR_CODE: { draw: qrcode, options: { bcid: 'qrcode', eclevel: 'M' }, quietZone: 4 },
};

/** null: the format is unknown here, or can't carry the text. */
export function drawBarcode(format: string, text: string): BarcodeDrawing | null {
  const found = FORMATS[format];
  if (found === undefined) return null;
  const { draw, options, quietZone } = found;
  try {
    return { ...draw({ ...options, text, scale: 1 }, pathContext()), quietZone };
  } catch {
    return null;
  }
}

/** Collects what bwip-js draws as a path: strings of SVG can't be put into a page with Trusted Types. */
function pathContext(): DrawingContext<Omit<BarcodeDrawing, 'quietZone'>> {
  const pieces: string[] = [];
  let size = { width: 0, height: 0 };
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => void (size = { width, height }),
    // A bar: always upright, and its place is its middle.
    line(x, top, _x, bottom, width) {
      const left = Math.floor(x - width / 2);
      pieces.push(`M${left} ${top}h${width}V${bottom}h${-width}z`);
    },
    polygon: ([start, ...points]) =>
      void pieces.push(`M${String(start)}${points.map((point) => `L${String(point)}`).join('')}z`),
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => ({ ...size, path: pieces.join('') }),
  };
}
