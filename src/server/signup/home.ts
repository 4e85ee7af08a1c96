import type { Country } from '../../domain/brands/countries.ts';
import { countryZone } from '../../domain/brands/countryZone.ts';
import { homeCode } from '../../domain/signup/homeCode.ts';
import { ZIP_ELIGIBILITY, type ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import { say } from '../platform/messages/say.ts';
import type { RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { refused } from '../platform/errors.ts';
import { coverageOf } from '../programs/service.ts';

/** What the place of a home leads to. */
export interface Home {
  readonly zip: string;
  readonly eligibility: ZipEligibilityCode;
  readonly utilityShortName: string | null;
  readonly timeZone: string;
  /** The utility there cannot be connected yet; its id is what to wait for. */
  readonly notYet: string | null;
}

/** A code that nobody covers is perks only (SGN-21). `postalCode` is normalised. */
export async function homeOf(
  db: Db,
  brand: Pick<RequestBrand, 'id' | 'config'>,
  postalCode: string,
): Promise<Home> {
  const covered = await coverageOf(db, brand.id, postalCode);
  return {
    zip: postalCode,
    eligibility: covered?.eligibility ?? ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE,
    utilityShortName: covered?.utilityShortName ?? null,
    timeZone: covered?.timeZone ?? countryZone(brand.config.country),
    notYet: covered?.notYet === true ? covered.utilityId : null,
  };
}

/** The code that was written, normalised. Refuses what is none, and says so when it is another country's. */
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
