import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { COUNTRIES } from '../src/domain/brands/countries.ts';
import { BrandFaultsError } from '../src/server/brands/faults.ts';
import { NewBrandError, writeBrandFolder } from '../src/server/brands/writeBrandFolder.ts';

const USAGE = `npm run brand:new -- ID [--name "Shown As"] [--country ${COUNTRIES.join('|')}] [--theme THEME]`;
const brands = fileURLToPath(new URL('../brands', import.meta.url));

/** `npm run brand:new -- ID`: creates a valid new brand folder. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      country: { type: 'string', default: 'US' },
      theme: { type: 'string', default: 'ebbwatt' },
    },
  });
  const [id, ...rest] = positionals;
  if (id === undefined || rest.length > 0) throw new NewBrandError(`Usage: ${USAGE}`);
  const country = COUNTRIES.find((candidate) => candidate === values.country.toUpperCase());
  if (country === undefined)
    throw new NewBrandError(`The country must be one of ${COUNTRIES.join(', ')}, not "${values.country}".`);

  const name =
    values.name?.trim() ??
    id
      .split('-')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(' ');
  writeBrandFolder(brands, { id, name, country, themeId: values.theme });
  console.log(
    [
      `Made brands/${id}: ${name}, ${country}, theme ${values.theme}.`,
      `  brand.json   hosts, addresses and settings of each environment (all of them example addresses yet)`,
      `  words.json   what the product is called and how it speaks`,
      `  logo.svg, icon.svg   plain shapes, coloured by currentColor and var(--c-<role>)`,
      `For colours of its own, copy brands/default/theme.json here, give it a themeId, and name that in brand.json.`,
      `Check with "npm run brand:check". After the next start it is at http://${id}.localhost:<port>.`,
    ].join('\n'),
  );
}

try {
  main();
} catch (error) {
  const expected =
    error instanceof NewBrandError ||
    error instanceof BrandFaultsError ||
    (error instanceof TypeError && 'code' in error);
  if (!expected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
