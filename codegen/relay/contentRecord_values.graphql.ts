/**
 * @generated SignedSource<<61dce8a3fcb86ed28296225282193557>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ContentPlaceName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "PopupAnnouncement" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "SurveyCard" | "%future added value";
export type CtaLevel = "INLINE" | "PRIMARY" | "SECONDARY" | "TERTIARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type contentRecord_values$data = {
  readonly active: boolean;
  readonly content: string | null | undefined;
  readonly ctas: ReadonlyArray<{
    readonly label: string;
    readonly level: CtaLevel;
    readonly url: string;
  }>;
  readonly endsAt: string | null | undefined;
  readonly icon: string | null | undefined;
  readonly locale: string | null | undefined;
  readonly name: string | null | undefined;
  readonly onNextPage: boolean;
  readonly pictureId: string | null | undefined;
  readonly pictureUrl: string | null | undefined;
  readonly placement: ContentPlaceName;
  readonly position: number;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly subtext: string | null | undefined;
  readonly subtitle: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "contentRecord_values";
};
export type contentRecord_values$key = {
  readonly " $data"?: contentRecord_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"contentRecord_values">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contentRecord_values"
};

(node as any).hash = "076b55f299439b06f64a9f1f3af85c18";

export default node;
