import { createIntl } from 'react-intl';
import { loadMessages } from '../../client/i18n/loadMessages.ts';
import type { Brand } from '../brands/service.ts';
import { APP_ICONS, SHORTCUT_ICONS, type AppIcon } from './appPictures.ts';

/**
 * What a phone needs to install the brand's app. Its identity is the start page, so that the language, which is part of
 * the manifest's address, makes no second app.
 */
export async function appManifest(brand: Brand, asked: string | null): Promise<string> {
  const [first] = brand.config.locales;
  const locale = brand.config.locales.find((one) => one === asked) ?? first;
  if (locale === undefined) throw new RangeError(`Brand ${brand.id} has no language.`);
  const { words } = brand.publicIn(locale);
  const { light } = brand.theme;
  const texts = createIntl({ locale, messages: await loadMessages(locale), onError: () => undefined });
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
    icons: APP_ICONS.map(iconEntry),
    // A long press on the app's icon shows them.
    shortcuts: SHORTCUT_ICONS.map(({ page, ...icon }) => ({
      name: texts.formatMessage({ id: `shell.nav.${page}` }),
      url: `/${page}`,
      icons: [iconEntry(icon)],
    })),
  });
}

const iconEntry = ({ file, size, purpose }: AppIcon) => ({
  src: `/brand/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
