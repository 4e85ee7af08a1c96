import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idFault, newBrandFiles, type NewBrand } from './newBrand.ts';
import { loadBrands } from './service.ts';

/** A new brand that cannot be made, with the reason as one sentence. */
export class NewBrandError extends Error {
  override readonly name = 'NewBrandError';
}

/**
 * Makes the folder of a new brand, whole or not at all: it is written beside the others under a hidden name, moved,
 * and checked together with them. Throws NewBrandError for an id that is bad or taken, and leaves nothing behind.
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
