import { fileURLToPath } from 'node:url';
import { ENVIRONMENTS } from '../src/domain/brands/environments.ts';
import { BrandFaultsError } from '../src/server/brands/faults.ts';
import { loadBrands } from '../src/server/brands/service.ts';

/** `npm run brand:check`: validates every brand folder as the server does at start, for every environment. */
try {
  const dir = fileURLToPath(new URL('../brands', import.meta.url));
  const loaded = ENVIRONMENTS.map((environment) => loadBrands(dir, environment));
  const brands = loaded[0]?.all ?? [];
  for (const { id, words, config, theme } of brands) {
    const [locale] = config.locales;
    const name = (locale && words[locale]?.productName) ?? id;
    console.log(
      `${id.padEnd(16)} ${name.padEnd(22)} ${config.country}  ${config.locales.join(', ').padEnd(14)} ${theme.themeId}`,
    );
  }
  console.log(
    `${brands.length} brands, ${loaded[0]?.themes.length ?? 0} themes, ${ENVIRONMENTS.length} environments: no faults.`,
  );
} catch (error) {
  if (!(error instanceof BrandFaultsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
