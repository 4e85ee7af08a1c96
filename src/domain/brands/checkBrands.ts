import { mergedSettings } from './brandConfig.ts';
import { checkAddresses } from './checkAddresses.ts';
import { weakPairs } from './contrast.ts';
import { COUNTRY_RULES, type Locale } from './countries.ts';
import { MEMBER_FEATURES } from '../features/memberFeatures.ts';
import { ENVIRONMENTS } from './environments.ts';
import type { BrandFault } from './fault.ts';
import { DEFAULT_BRAND_ID } from './resolveBrand.ts';
import type { Theme } from './theme.ts';
import type { BrandFile, BrandWordsFile } from './types.ts';

/** One brand folder whose files each passed their own schema. */
export interface BrandSource {
  readonly folder: string;
  readonly brand: BrandFile;
  readonly words: BrandWordsFile;
  readonly theme: Theme | null;
}

/**
 * What a schema of a single file can't check: ids and hosts are unique, the theme exists and has enough
 * contrast, country, currency, locales and words match, addresses are safe in their environment.
 */
export function checkBrands(sources: readonly BrandSource[]): readonly BrandFault[] {
  const themes = sources.flatMap(({ theme }) => (theme === null ? [] : [theme.themeId]));
  const missing = sources.some(({ brand }) => brand.id === DEFAULT_BRAND_ID)
    ? []
    : [{ file: DEFAULT_BRAND_ID, field: '', reason: 'the default brand is missing' }];
  return [
    ...missing,
    ...sources.flatMap((source) => [
      ...identity(source, themes),
      ...language(source),
      ...readable(source),
      ...features(source),
      ...checkAddresses(source.folder, source.brand),
    ]),
    ...sharedThemes(sources),
    ...sharedHosts(sources),
  ];
}

function identity({ folder, brand }: BrandSource, themes: readonly string[]): readonly BrandFault[] {
  const file = `${folder}/brand.json`;
  const { currency } = COUNTRY_RULES[brand.country];
  return [
    brand.id !== folder && {
      file,
      field: '/id',
      reason: `must be the name of its folder, "${folder}", but is "${brand.id}"`,
    },
    brand.currency !== currency && {
      file,
      field: '/currency',
      reason: `must be ${currency}, the currency of ${brand.country}, but is ${brand.currency}`,
    },
    !themes.includes(brand.themeId) && {
      file,
      field: '/themeId',
      reason: `names the theme "${brand.themeId}", but the known themes are ${themes.join(', ')}`,
    },
    !brand.localHosts.includes(`${brand.id}.localhost`) && {
      file,
      field: '/localHosts',
      reason: `must name ${brand.id}.localhost`,
    },
  ].filter((fault) => fault !== false);
}

function language({ folder, brand, words }: BrandSource): readonly BrandFault[] {
  const spoken = COUNTRY_RULES[brand.country].locales;
  const foreign = brand.locales.flatMap((locale, index) =>
    spoken.includes(locale)
      ? []
      : [
          {
            file: `${folder}/brand.json`,
            field: `/locales/${index}`,
            reason: `${locale} is no language of ${brand.country}, which has ${spoken.join(', ')}`,
          },
        ],
  );
  const file = `${folder}/words.json`;
  const unsaid = brand.locales
    .filter((locale) => words[locale] === undefined)
    .map((locale) => ({ file, field: `/${locale}`, reason: 'is missing, but brand.json lists this locale' }));
  const unheard = (Object.keys(words) as Locale[])
    .filter((locale) => !brand.locales.includes(locale))
    .map((locale) => ({ file, field: `/${locale}`, reason: 'is a locale that brand.json does not list' }));
  return [...foreign, ...unsaid, ...unheard];
}

/** A brand may override defaults of member features; staff keys are the same everywhere. */
function features({ folder, brand }: BrandSource): readonly BrandFault[] {
  const parts = [
    ['/common', brand.common],
    ...Object.entries(brand.environments).map(([name, part]) => [`/environments/${name}`, part] as const),
  ] as const;
  return parts.flatMap(([at, { featureDefaults = {} }]) =>
    Object.keys(featureDefaults)
      .filter((key) => !MEMBER_FEATURES.some((feature) => feature.key === key))
      .map((key) => ({
        file: `${folder}/brand.json`,
        field: `${at}/featureDefaults/${key}`,
        reason: 'is no feature key a brand can set',
      })),
  );
}

function readable({ folder, theme }: BrandSource): readonly BrandFault[] {
  if (theme === null) return [];
  return weakPairs(theme).map(({ mode, front, ground, contrast, least }) => ({
    file: `${folder}/theme.json`,
    field: `/${mode}/${front}`,
    reason: `has a contrast of ${contrast.toFixed(2)} on ${ground}, but needs ${least}`,
  }));
}

function sharedThemes(sources: readonly BrandSource[]): readonly BrandFault[] {
  const owners = new Map<string, string>();
  return sources.flatMap(({ folder, theme }) => {
    if (theme === null) return [];
    const owner = owners.get(theme.themeId);
    owners.set(theme.themeId, owner ?? folder);
    return owner === undefined
      ? []
      : [
          {
            file: `${folder}/theme.json`,
            field: '/themeId',
            reason: `"${theme.themeId}" is already the theme of ${owner}`,
          },
        ];
  });
}

function sharedHosts(sources: readonly BrandSource[]): readonly BrandFault[] {
  return ENVIRONMENTS.flatMap((environment) => {
    const owners = new Map<string, string>();
    return sources.flatMap(({ folder, brand }) =>
      [...brand.localHosts, ...(mergedSettings(brand, environment).hosts ?? [])].flatMap((host) => {
        const owner = owners.get(host);
        owners.set(host, owner ?? folder);
        return owner === undefined
          ? []
          : [
              {
                file: `${folder}/brand.json`,
                field: `/environments/${environment}/hosts`,
                reason: `the host ${host} already belongs to ${owner} in ${environment}`,
              },
            ];
      }),
    );
  });
}
