import { parseAttribution } from '../../../domain/referrals/attribution.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { prefetchHomeCheck } from '../../shared/homeCheck/prefetchHomeCheck.ts';
import { invitation } from './invitationQuery.ts';
import { typicalMonth } from './typicalMonthQuery.ts';

/** What a typical month earns; `/?zip=…` also checks whether a home can join, `/?ref=…` reads who invites. */
export async function loader(request: ScreenRequest) {
  const { referrer: code = null } = parseAttribution(request.url.searchParams);
  const [asked] = await Promise.all([
    prefetchHomeCheck(request),
    code === null ? null : prefetchRest(request, invitation(request.app, code)),
    prefetchRest(request, typicalMonth(request.app)),
  ]);
  return { asked, code };
}
