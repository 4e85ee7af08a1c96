import type { Brand } from '../brands/service.ts';
import { APP_ICONS } from './appPictures.ts';

/**
 * What a phone needs to install the brand's app. Its identity is the start page, so that the language, which is part of
 * the manifest's address, makes no second app.
 */
export function appManifest(brand: Brand, asked: string | null): string {
  const [first] = brand.config.locales;
  const locale = brand.config.locales.find((one) => one === asked) ?? first;
  if (locale === undefined) throw new RangeError(`Brand ${brand.id} has no language.`);
  const { words } = brand.publicIn(locale);
  const { light } = brand.theme;
  return JSON.stringify({
    id: '/',
    name: words.productName,
    short_name: words.shortName,
    description: words.landing.pitch,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light.brand,
    background_color: light.ground,
    icons: APP_ICONS.map(({ file, size, purpose }) => ({
      src: `/brand/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}
