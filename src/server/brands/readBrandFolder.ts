import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSource } from '../../domain/brands/checkBrands.ts';
import type { BrandFault } from '../../domain/brands/fault.ts';
import type { Theme } from '../../domain/brands/theme.ts';
import type { BrandFile, BrandWordsFile } from '../../domain/brands/types.ts';
import { environmentFaults, schemaFaults, schemas } from './schemas.ts';
import { svgFaults } from './svg.ts';

/** The brand's two drawings as SVG text, colored by the page. */
export interface BrandArt {
  readonly logo: string;
  readonly icon: string;
}

export interface BrandFolder extends BrandSource {
  readonly art: BrandArt;
}

const REQUIRED = ['brand.json', 'words.json', 'logo.svg', 'icon.svg'];
const KNOWN = [...REQUIRED, 'theme.json'];

/** Returns the folder, or every fault of its files. */
export function readBrandFolder(
  dir: string,
  folder: string,
): { readonly folder: BrandFolder } | { readonly faults: readonly BrandFault[] } {
  const names = readdirSync(join(dir, folder)).filter((name) => !name.startsWith('.'));
  const faults: BrandFault[] = [
    ...REQUIRED.filter((name) => !names.includes(name)).map((name) => ({
      file: `${folder}/${name}`,
      field: '',
      reason: 'is missing',
    })),
    ...names
      .filter((name) => !KNOWN.includes(name))
      .map((name) => ({
        file: `${folder}/${name}`,
        field: '',
        reason: `is not a file of a brand; these are ${KNOWN.join(', ')}`,
      })),
  ];
  const text = (name: string): string | null => {
    const path = join(dir, folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const json = (name: keyof typeof schemas): unknown => {
    const source = text(name);
    if (source === null) return null;
    const file = `${folder}/${name}`;
    try {
      const data: unknown = JSON.parse(source);
      faults.push(...schemaFaults(file, schemas[name], data));
      return data;
    } catch (error) {
      faults.push({
        file,
        field: '',
        reason: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
      });
      return null;
    }
  };
  const drawing = (name: string): string => {
    const source = text(name) ?? '';
    if (source !== '') faults.push(...svgFaults(`${folder}/${name}`, source));
    return source.trim();
  };

  const brand = json('brand.json');
  const words = json('words.json');
  const theme = json('theme.json');
  const art = { logo: drawing('logo.svg'), icon: drawing('icon.svg') };
  if (faults.length > 0) return { faults };
  const checked = {
    folder,
    brand: brand as BrandFile,
    words: words as BrandWordsFile,
    theme: theme as Theme | null,
    art,
  };
  const incomplete = environmentFaults(`${folder}/brand.json`, checked.brand);
  return incomplete.length > 0 ? { faults: incomplete } : { folder: checked };
}
