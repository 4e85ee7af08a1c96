import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { brandConfig } from '../../domain/brands/brandConfig.ts';
import { checkBrands } from '../../domain/brands/checkBrands.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import type { Environment } from '../../domain/brands/environments.ts';
import type { BrandFault } from '../../domain/brands/fault.ts';
import { publicBrand, type PublicBrand } from '../../domain/brands/publicBrand.ts';
import { resolveBrand } from '../../domain/brands/resolveBrand.ts';
import { themeChoice, type Theme } from '../../domain/brands/theme.ts';
import type { BrandConfig, BrandWords, BrandWordsFile } from '../../domain/brands/types.ts';
import { BrandFaultsError } from './faults.ts';
import { readBrandFolder, type BrandArt, type BrandFolder } from './readBrandFolder.ts';

/** A brand in the current environment. */
export interface Brand {
  readonly id: string;
  readonly cookieDomain: string | null;
  readonly config: BrandConfig;
  readonly words: BrandWordsFile;
  readonly theme: Theme;
  readonly art: BrandArt;
  /** The brand as a page in this locale sees it. Throws a RangeError for a locale the brand doesn't offer. */
  publicIn(locale: Locale): PublicBrand;
}

export interface Brands {
  /** Sorted by id, with the default brand first. */
  readonly all: readonly Brand[];
  /** The theme list (FLT-07, FLT-08), with the product's own theme first. */
  readonly themes: readonly Theme[];
  byId(id: string): Brand | null;
  themeById(themeId: string): Theme | null;
  /** The brand for a Host header: a known host, else the build setting, else the default brand (BRD-04). */
  forHost(host: string | undefined): Brand;
  /** The brand for unknown hosts. */
  readonly buildDefault: Brand;
}

export interface BrandOptions {
  /** The brand for unknown hosts, from the build. */
  readonly buildSetting?: string | null;
  /** Values of the secrets named in brand files (captcha). Without its secret, a brand shows no captcha. */
  readonly secrets?: Readonly<Record<string, string | undefined>>;
  /**
   * In production, the addresses of the captcha by their variables: a brand with a captcha that can't be shown or checked is a
   * fault there, because nobody could sign up. null: elsewhere.
   */
  readonly captchaAddresses?: Readonly<Record<string, string | null>> | null;
  /** Takes the events of brands that have no collector in this environment. */
  readonly collector?: string | null;
  /** Whether the server has the support widget's script. Without it, a brand shows no widget. */
  readonly supportWidget?: boolean;
}

/** Reads and checks every brand folder below `dir` at start. Throws one BrandFaultsError with all faults. */
export function loadBrands(
  dir: string,
  environment: Environment,
  {
    buildSetting = null,
    secrets = {},
    captchaAddresses = null,
    collector = null,
    supportWidget = false,
  }: BrandOptions = {},
): Brands {
  const folders = readAll(dir);
  if (captchaAddresses !== null)
    refuseBrokenCaptchas(folders, environment, { secrets, addresses: captchaAddresses }, basename(dir));
  const themes = folders.flatMap(({ theme }) => theme ?? []);
  const all = folders.map((folder) =>
    toBrand(folder, environment, themes, { secrets, collector, supportWidget }),
  );
  const byId = new Map(all.map((brand) => [brand.id, brand]));
  const hosted = all.map(({ id, config }) => ({ id, hosts: [...config.hosts, ...config.localHosts] }));

  if (buildSetting !== null && !byId.has(buildSetting)) {
    throw new BrandFaultsError(
      [
        {
          file: buildSetting,
          field: '',
          reason: `is set as the brand of unknown hosts, but there is no such folder; there are ${[...byId.keys()].join(', ')}`,
        },
      ],
      basename(dir),
    );
  }
  const forHost = (host: string | undefined): Brand =>
    requireBrand(byId, resolveBrand(host, buildSetting, hosted).id);
  return {
    all,
    themes,
    byId: (id) => byId.get(id) ?? null,
    themeById: (themeId) => themes.find((theme) => theme.themeId === themeId) ?? null,
    forHost,
    buildDefault: forHost(undefined),
  };
}

function readAll(dir: string): readonly BrandFolder[] {
  const names = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'default') - Number(a === 'default') || (a < b ? -1 : 1));
  const folders: BrandFolder[] = [];
  const faults: BrandFault[] = [];
  for (const name of names) {
    const read = readBrandFolder(dir, name);
    if ('folder' in read) folders.push(read.folder);
    else faults.push(...read.faults);
  }
  // An unreadable folder would make others look wrong (its theme, its hosts), so cross-checks run only without
  // faults.
  const crossFaults = faults.length > 0 ? [] : checkBrands(folders);
  if (faults.length + crossFaults.length > 0)
    throw new BrandFaultsError([...faults, ...crossFaults], basename(dir));
  return folders;
}

function refuseBrokenCaptchas(
  folders: readonly BrandFolder[],
  environment: Environment,
  {
    secrets,
    addresses,
  }: {
    readonly secrets: NonNullable<BrandOptions['secrets']>;
    readonly addresses: NonNullable<BrandOptions['captchaAddresses']>;
  },
  dir: string,
): void {
  const faults = folders.flatMap(({ brand }): readonly BrandFault[] => {
    const { id, captcha } = brandConfig(brand, environment);
    if (captcha === null) return [];
    const reasons = Object.entries(addresses)
      .filter(([, address]) => address?.startsWith('https:') !== true)
      .map(
        ([variable]) =>
          `needs an https address in the variable ${variable}; without it, nobody could sign up`,
      );
    if (!secrets[captcha.secretVariable])
      reasons.unshift(
        `needs its secret in the variable ${captcha.secretVariable}; without it, nobody's answer could be checked`,
      );
    return reasons.map((reason) => ({ file: `${id}/brand.json`, field: '/common/captcha', reason }));
  });
  if (faults.length > 0) throw new BrandFaultsError(faults, dir);
}

function toBrand(
  folder: BrandFolder,
  environment: Environment,
  themes: readonly Theme[],
  { secrets, collector, supportWidget }: Required<Omit<BrandOptions, 'buildSetting' | 'captchaAddresses'>>,
): Brand {
  const { brand, words, art } = folder;
  const full = brandConfig(brand, environment);
  const config = {
    ...full,
    captcha: full.captcha !== null && !secrets[full.captcha.secretVariable] ? null : full.captcha,
    analyticsCollector: full.analyticsCollector ?? collector,
    supportWidgetId: supportWidget ? full.supportWidgetId : null,
  };
  const theme = themes.find(({ themeId }) => themeId === config.themeId);
  if (theme === undefined) throw new RangeError(`No theme ${config.themeId}.`);
  const pages = new Map(
    config.locales.map((locale) => {
      const choices = themes.map((one) => themeChoice(one, locale));
      return [locale, publicBrand(config, locale, { words: wordsIn(words, locale), themes: choices })];
    }),
  );
  return {
    id: config.id,
    cookieDomain: config.cookieDomain,
    config,
    words,
    theme,
    art,
    publicIn: (locale) => {
      const page = pages.get(locale);
      if (page === undefined) throw new RangeError(`Brand ${config.id} does not speak ${locale}.`);
      return page;
    },
  };
}

function wordsIn(words: BrandWordsFile, locale: Locale): BrandWords {
  const found = words[locale];
  if (found === undefined) throw new RangeError(`There are no words in ${locale}.`);
  return found;
}

function requireBrand(brands: ReadonlyMap<string, Brand>, id: string): Brand {
  const brand = brands.get(id);
  if (brand === undefined) throw new RangeError(`No brand ${id}.`);
  return brand;
}
