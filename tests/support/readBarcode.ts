import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** What a scanner reads from a picture: the format and the text of each barcode. */
export async function readBarcode(
  picture: Uint8Array,
): Promise<readonly { readonly format: string; readonly text: string }[]> {
  // From the package: by default it would be fetched from the network.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const found = await readBarcodes(picture, { formats: ['Code128', 'PDF417', 'QRCode'] });
  return found.map(({ format, text }) => ({ format, text }));
}
