import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { isAllowedRedirect } from '../../domain/brands/redirect.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { readDisenrollment } from '../readmodels/disenrollment.ts';
import type { SessionService } from '../session/service.ts';
import { utilityDue, utilityJobs } from './due.ts';
import { createExchanges } from './exchange.ts';
import type { UtilityParts } from './parts.ts';
import { utilityHandlers, type SignupOf } from './rest.ts';
import { mountUtility } from './routes.ts';

/**
 * The utility connection, and SYS-02 to SYS-07: how a member leaves the program of another provider, by the token of a
 * mailed link, which works once. An address to go to, where the brand allows it, wins over a provider to write to; a token that is worth nothing, or a
 * utility without either, answers the empty object.
 */
export function utilitySubject(parts: UtilityParts, sessions: SessionService, signupOf: SignupOf): SubjectModule {
  const exchanges = createExchanges(parts);
  return {
    name: 'utility',
    jobs: utilityJobs(parts, exchanges),
    dueSources: [utilityDue],
    routes: mountUtility(parts, exchanges),
    rest: {
      ...utilityHandlers(parts, signupOf),
      getDisenrollment: async ({ db, brand, now }, { query }) => {
        const memberId = await sessions.redeemLink(db, { brandId: brand.id, now, token: query.access_token, purposes: ['disenroll'] });
        const row = memberId === null ? null : await readDisenrollment(db, brand.id, memberId);
        if (row === null) return { status: 200, body: {} };
        const { firstName, lastName, url, utilityShortName, drpName, drpEmail } = row;
        const user = { first_name: firstName, last_name: lastName };
        const isAllowed = isAllowedRedirect(url, brand.config, brandOrigin(brand.config, parts.config));
        if (!isAllowed && utilityShortName !== null && drpName !== null && drpEmail !== null) {
          return { status: 200, body: { user, url: null, utility_short_name: utilityShortName, drp_name: drpName, drp_email: drpEmail } };
        }
        return { status: 200, body: url === null ? {} : { user, url } };
      },
    },
  };
}
