import { mergedSettings } from './brandConfig.ts';
import { ENVIRONMENTS, isWorkbench, type Environment } from './environments.ts';
import type { BrandFault } from './fault.ts';
import { isOwnMachine } from './redirect.ts';
import type { BrandFile, BrandSettings } from './types.ts';

/** Faults of a brand's addresses and hosts, environment by environment. */
export function checkAddresses(folder: string, brand: BrandFile): readonly BrandFault[] {
  return ENVIRONMENTS.flatMap((environment) => {
    const settings = mergedSettings(brand, environment);
    const at = (field: string, reason: string): BrandFault => ({
      file: `${folder}/brand.json`,
      field: place(brand, environment, field),
      reason: `${reason} (in ${environment})`,
    });
    return [
      ...perLocale(settings, brand.locales, at),
      ...outside(settings, environment, at),
      ...redirects(settings, environment, at),
      ...cookies(settings, at),
    ];
  });
}

type At = (field: string, reason: string) => BrandFault;

/** Where a setting was written: the environment's part if it names the setting, else the common part. */
function place(brand: BrandFile, environment: Environment, field: string): string {
  const key = field.split('/')[1] ?? '';
  return key in brand.environments[environment] ? `/environments/${environment}${field}` : `/common${field}`;
}

/** Every text or address of the settings, one row per locale where there are several. */
function values(
  settings: Partial<BrandSettings>,
): readonly { readonly field: string; readonly value: unknown }[] {
  const {
    documentTitle,
    helpUrls,
    termsUrl,
    texasTermsUrl,
    privacyUrl,
    prizeRulesUrl,
    socialPages,
    enrollmentUrls,
  } = settings;
  return [
    { field: '/documentTitle', value: documentTitle },
    { field: '/termsUrl', value: termsUrl },
    { field: '/texasTermsUrl', value: texasTermsUrl },
    { field: '/privacyUrl', value: privacyUrl },
    { field: '/prizeRulesUrl', value: prizeRulesUrl },
    ...Object.entries(helpUrls ?? {}).map(([topic, value]) => ({ field: `/helpUrls/${topic}`, value })),
    ...Object.entries(enrollmentUrls ?? {}).map(([purpose, value]) => ({
      field: `/enrollmentUrls/${purpose}`,
      value,
    })),
    ...(socialPages ?? []).flatMap(({ name, url }, index) => [
      { field: `/socialPages/${index}/name`, value: name },
      { field: `/socialPages/${index}/url`, value: url },
    ]),
  ];
}

function perLocale(
  settings: Partial<BrandSettings>,
  locales: readonly string[],
  at: At,
): readonly BrandFault[] {
  return values(settings).flatMap(({ field, value }) => {
    if (typeof value !== 'object' || value === null) return [];
    const unsaid = locales.filter((locale) => !(locale in value));
    const unheard = Object.keys(value).filter((locale) => !locales.includes(locale));
    return [
      ...unsaid.map((locale) => at(field, `has no value for ${locale}`)),
      ...unheard.map((locale) => at(`${field}/${locale}`, 'is for a locale the brand does not list')),
    ];
  });
}

/** Links that leave our pages must be absolute and https, except in development. */
function outside(settings: Partial<BrandSettings>, environment: Environment, at: At): readonly BrandFault[] {
  if (isWorkbench(environment)) return [];
  const addresses = values(settings).filter(
    ({ field }) => field !== '/documentTitle' && !field.endsWith('/name'),
  );
  const rows = [...addresses, { field: '/analyticsCollector', value: settings.analyticsCollector }].flatMap(
    ({ field, value }) => listTexts(value).map((url) => ({ field, url })),
  );
  return [
    ...rows
      .filter(({ url }) => !url.startsWith('https://'))
      .map(({ field, url }) => at(field, `must begin with https://, but is "${url}"`)),
    ...(settings.backendBaseUrl?.startsWith('http://')
      ? [at('/backendBaseUrl', 'must be a path or begin with https://')]
      : []),
  ];
}

function listTexts(value: unknown): readonly string[] {
  const texts: readonly unknown[] =
    typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}

/** Redirects to the user's own machine are allowed in development only. */
function redirects(
  settings: Partial<BrandSettings>,
  environment: Environment,
  at: At,
): readonly BrandFault[] {
  if (isWorkbench(environment) || environment === 'review') return [];
  return (settings.allowedRedirectHosts ?? [])
    .filter((host) => isOwnMachine(host.split(':', 1)[0] ?? ''))
    .map((host) => at('/allowedRedirectHosts', `${host} is allowed in dev, test and review only`));
}

function cookies(settings: Partial<BrandSettings>, at: At): readonly BrandFault[] {
  const domain = settings.cookieDomain ?? null;
  if (domain === null) return [];
  return (settings.hosts ?? [])
    .filter((host) => host !== domain && !host.endsWith(`.${domain}`))
    .map((host) => at('/cookieDomain', `${domain} does not cover the host ${host}`));
}
