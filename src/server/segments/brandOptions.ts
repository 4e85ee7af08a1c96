import { countryZone } from '../../domain/brands/countryZone.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { isAttributeKey, MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import type { BrandOptions } from '../../domain/segments/attributeTypes.ts';
import type { CheckScope } from '../../domain/segments/check.ts';
import { shownPostalCode } from '../../domain/settings/postalCodes.ts';
import { regionsIn } from '../../domain/settings/regions.ts';
import type { Deps, RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { perRequest } from '../platform/loader.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { optionRows } from './queries/optionRows.ts';

/** The options that differ by brand, each with its name for people. */
type OptionNames = Readonly<Record<BrandOptions, ReadonlyMap<string, string>>>;

async function readBrandOptions(db: Db, brand: RequestBrand, locale: Locale): Promise<OptionNames> {
  const { country } = brand.config;
  const { PROGRAMS, UTILITIES, TAGS, zones } = await optionRows(db, brand.id);
  const allZones = [...new Set([countryZone(country), ...zones])].toSorted();
  return {
    PROGRAMS,
    UTILITIES,
    TAGS,
    REGIONS: new Map(regionsIn(country, locale).map(({ abbreviation, name }) => [abbreviation, name])),
    TIME_ZONES: new Map(allZones.map((zone) => [zone, zone])),
    BRAND: new Map([[brand.id, wordsFor(brand, locale).productName]]),
    VOLUNTEERS: new Map([
      ['1', inWords(locale, say('segments.option.yes'))],
      ['0', inWords(locale, say('segments.option.no'))],
    ]),
  };
}

/** The options that a check needs. */
export async function brandOptionKeys(
  { brands, db }: Pick<Deps, 'brands' | 'db'>,
  brandId: string,
): Promise<CheckScope['brandOptions']> {
  const brand = brands.byId(brandId);
  if (brand === null) throw new Error(`There is no brand "${brandId}".`);
  const options = await readBrandOptions(db, brand, brand.config.locales[0] ?? 'en-US');
  return ({ optionsFrom }) => (optionsFrom === undefined ? [] : [...options[optionsFrom].keys()]);
}

/** Read once per request. */
export const loadBrandOptions = perRequest(({ db, brand, locale }) => readBrandOptions(db, brand, locale));

/** A value as people know it: the name of a program or a region, a postal code as it is written, others as they are. */
export function optionName(options: OptionNames, attribute: string, value: string): string {
  if (!isAttributeKey(attribute)) return value;
  const { optionsFrom, written } = MEMBER_ATTRIBUTES[attribute];
  if (written === 'POSTAL_CODE') return shownPostalCode(value);
  return (optionsFrom === undefined ? undefined : options[optionsFrom].get(value)) ?? value;
}
