import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import type { Disenrollment } from '../../../../codegen/rest/types.ts';
import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { isAllowedRedirect } from '../../../domain/brands/redirect.ts';
import type { RequestBrand } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { readDisenrollment, type DisenrollmentRow } from '../queries/disenrollment.ts';
import type { SessionService } from '../../session/service.ts';
import { JOBS, type UtilityDeps } from '../deps.ts';

/** A member whose home is in another provider's program, according to the utility. */
export interface ConflictEmail {
  readonly brandId: string;
  readonly memberId: string;
  /** Names the email, so that a repeated job doesn't send it twice. */
  readonly key: string;
}

type DisenrollDeps = Pick<UtilityDeps, 'brands' | 'config' | 'notify'>;

/**
 * SYS-02 to SYS-07: leaving another provider's program by the token of an emailed link, which works once. A
 * logged-in member in the conflict needs no token.
 */
export function disenrollHandlers(
  { config }: Pick<UtilityDeps, 'config'>,
  sessions: SessionService,
): Pick<SubjectHandlers<'utility'>, 'getDisenrollment'> {
  return {
    getDisenrollment: async ({ db, brand, member, now }, { query }) => {
      const byLink = await sessions.redeemLink(db, {
        brandId: brand.id,
        now,
        token: query.access_token,
        purposes: ['disenroll'],
      });
      const memberId = byLink ?? member?.id ?? null;
      const row = memberId === null ? null : await readDisenrollment(db, brand.id, memberId);
      if (row === null || (byLink === null && !row.inConflict)) return { status: 200, body: {} };
      return { status: 200, body: wayOut(row, brand, config) };
    },
  };
}

/** Emails the link for leaving the other program, or how to get help if the utility names no way to leave. */
export function conflictEmailJob(
  { brands, config, notify }: DisenrollDeps,
  sessions: SessionService,
): JobDefinition<ConflictEmail> {
  return {
    name: JOBS.conflictEmail,
    retryLimit: 5,
    run: ({ brandId, memberId, key }, { db, clock }) =>
      transaction(db, async (tx) => {
        const brand = brands.byId(brandId);
        const row = await readDisenrollment(tx, brandId, memberId);
        if (brand === null || row === null || !row.inConflict) return;
        const envelope = { brandId, memberId, key: `utility-problem:${key}` };
        const utility = row.utilityShortName ?? '';
        if (!leadsOut(wayOut(row, brand, config), brand, config))
          return notify.send(tx, { ...envelope, template: 'utility-conflict-help', values: { utility } });
        const token = await sessions.issueLink(tx, {
          brandId,
          now: clock.now(),
          memberId,
          purpose: 'disenroll',
        });
        const link = `${brandOrigin(brand.config, config)}/disenroll?access_token=${encodeURIComponent(token)}`;
        return notify.send(tx, { ...envelope, template: 'utility-conflict', values: { utility, link } });
      }),
  };
}

/**
 * An address that the brand allows wins over a provider to contact; a utility without either answers the
 * empty object.
 */
function wayOut(
  { firstName, lastName, url, utilityShortName, drpName, drpEmail }: DisenrollmentRow,
  { config: brand }: Pick<RequestBrand, 'config'>,
  listener: UtilityDeps['config'],
): Disenrollment {
  const user = { first_name: firstName, last_name: lastName };
  if (
    !isAllowedRedirect(url, brand, brandOrigin(brand, listener)) &&
    utilityShortName !== null &&
    drpName !== null &&
    drpEmail !== null
  ) {
    return { user, url: null, utility_short_name: utilityShortName, drp_name: drpName, drp_email: drpEmail };
  }
  return url === null ? {} : { user, url };
}

/** The page refuses an address that the brand doesn't allow, so the email must not lead there. */
function leadsOut(
  { url, drp_email }: Disenrollment,
  { config: brand }: Pick<RequestBrand, 'config'>,
  listener: UtilityDeps['config'],
): boolean {
  return drp_email !== undefined || isAllowedRedirect(url, brand, brandOrigin(brand, listener));
}
