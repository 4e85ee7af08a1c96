import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idFault, newBrandFiles, type NewBrand } from './newBrand.ts';
import { loadBrands } from './service.ts';

/** The message is one sentence with the reason. */
export class NewBrandError extends Error {
  override readonly name = 'NewBrandError';
}

/**
 * Writes a new brand folder, completely or not at all: it is written under a hidden name, moved, and checked with the
 * others. Throws NewBrandError for a bad or taken id, and leaves nothing behind.
 */
export function writeBrandFolder(dir: string, brand: NewBrand): string {
  const fault = idFault(brand.id, readdirSync(dir));
  if (fault !== null) throw new NewBrandError(fault);
  loadBrands(dir, 'production');
  const target = join(dir, brand.id);
  const draft = mkdtempSync(join(dir, '.new-'));
  try {
    chmodSync(draft, 0o755);
    for (const [name, content] of Object.entries(newBrandFiles(brand)))
      writeFileSync(join(draft, name), content);
    renameSync(draft, target);
    loadBrands(dir, 'production');
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
  return target;
}
