import type { Country } from '../../domain/brands/countries.ts';
import { countryZone } from '../../domain/brands/countryZone.ts';
import { homeCode } from '../../domain/signup/homeCode.ts';
import { ZIP_ELIGIBILITY, type ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import { say } from '../platform/messages/say.ts';
import type { RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { refused } from '../platform/errors.ts';
import { findCoverage } from '../programs/service.ts';

/** What a postal code implies. */
export interface Home {
  readonly zip: string;
  readonly eligibility: ZipEligibilityCode;
  readonly utilityShortName: string | null;
  readonly timeZone: string;
  /** The id of a utility there that can't be connected yet, for its waitlist. */
  readonly notYet: string | null;
}

/** A postal code without coverage is perks only (SGN-21). `postalCode` is normalized. */
export async function findHome(
  db: Db,
  brand: Pick<RequestBrand, 'id' | 'config'>,
  postalCode: string,
): Promise<Home> {
  const covered = await findCoverage(db, brand.id, postalCode);
  return {
    zip: postalCode,
    eligibility: covered?.eligibility ?? ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE,
    utilityShortName: covered?.utilityShortName ?? null,
    timeZone: covered?.timeZone ?? countryZone(brand.config.country),
    notYet: covered?.notYet === true ? covered.utilityId : null,
  };
}

/** Normalizes a postal code. Refuses anything else, and names the country of a foreign code. */
export function homeCodeOr(text: string, country: Country, field: string): string {
  const found = homeCode(text, country);
  if (found.kind === 'code') return found.code;
  const fault =
    found.kind === 'none'
      ? say('signup.notAPostalCode', { country })
      : say('signup.postalCodeAbroad', { country, other: found.country });
  throw refused(fault, {
    code: found.kind === 'none' ? 'NOT_A_POSTAL_CODE' : 'OTHER_COUNTRY',
    fields: { [field]: fault },
  });
}
