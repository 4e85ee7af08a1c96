import type { NextBestAction } from '../../../codegen/rest/types.ts';
import { payText } from '../../domain/ledger/payText.ts';
import { nextBestAction, type NextBestActionId } from '../../domain/signup/nextBestAction.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { nextBestActions } from './nba.ts';
import { readMemberFacts } from './state.ts';

/** The remaining sign-up step of a member on Home, if any. */
export async function dashboardStep(
  ctx: RequestContext,
  member: SessionMember,
): Promise<{ readonly known: NextBestActionId; readonly action: NextBestAction } | null> {
  const { facts } = await readMemberFacts(ctx, member);
  const known = nextBestAction(facts, 'Dashboard');
  const pay = payText(ctx.deps.config.appliancePoints, ctx.brand.config, ctx.locale);
  const [action] = nextBestActions(facts, 'Dashboard', pay, ctx.locale);
  return known === null || action === undefined ? null : { known: known.id, action };
}
