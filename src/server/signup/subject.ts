import { isPostalCode, normalPostalCode } from '../../domain/settings/postalCodes.ts';
import { ZIP_ELIGIBILITY } from '../../domain/signup/zipEligibility.ts';
import { refused } from '../platform/errors.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { coverageOf } from '../programs/service.ts';
import { say } from '../messages/say.ts';

/** SGN-20, SGN-21: what a postal code of the brand's country leads to. A code that nobody covers is perks only. */
export const signupSubject: SubjectModule = {
  name: 'signup',
  rest: {
    checkZipEligibility: async ({ db, brand }, { query }) => {
      const { country } = brand.config;
      const text = query.zip.trim();
      if (!isPostalCode(text, country)) {
        const fault = say('signup.notAPostalCode', { country });
        throw refused(fault, { fields: { zip: fault } });
      }
      const zip = normalPostalCode(text);
      const covered = await coverageOf(db, brand.id, zip);
      return {
        status: 200,
        body: { zip, eligibility: covered?.eligibility ?? ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE, utility_short_name: covered?.utilityShortName ?? null },
      };
    },
  },
};
