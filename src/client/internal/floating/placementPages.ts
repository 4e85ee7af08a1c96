import type { PlacementName } from '../../../../codegen/relay/OwnTargetingQuery.graphql.ts';
import { PLACEMENTS } from '../../../domain/placements/names.ts';

/** The page of each placement, by the beginning of its name (BAN-38). */
const PAGES: Readonly<Record<string, RegExp>> = {
  Dashboard: /^\/$/,
  EnergyEventDetails: /^\/events\/./,
  OfferDetails: /^\/device_offer\/./,
  Referrals: /^\/invite$/,
  Rewards: /^\/rewards$/,
};

/** The placements that a page asks for. */
export function placementsOn(path: string): readonly PlacementName[] {
  return PLACEMENTS.filter((name) =>
    Object.entries(PAGES).some(([beginning, page]) => name.startsWith(beginning) && page.test(path)),
  );
}
