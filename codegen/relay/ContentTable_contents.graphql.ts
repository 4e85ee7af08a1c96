/**
 * @generated SignedSource<<1e752b35dc8eac27ce0bf98a1a42b72a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentPlaceName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "PopupAnnouncement" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "SurveyCard" | "%future added value";
export type ContentState = "ENDED" | "LIVE" | "OFF" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContentTable_contents$data = ReadonlyArray<{
  readonly contentId: string;
  readonly endsAt: string | null | undefined;
  readonly locale: string | null | undefined;
  readonly placement: ContentPlaceName;
  readonly position: number;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly state: ContentState;
  readonly title: string;
  readonly " $fragmentType": "ContentTable_contents";
}>;
export type ContentTable_contents$key = ReadonlyArray<{
  readonly " $data"?: ContentTable_contents$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentTable_contents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ContentTable_contents",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentName",
      "storageKey": null
    }
  ],
  "type": "StaffContent",
  "abstractKey": null
};

(node as any).hash = "211929430d24054949a57bb162b02004";

export default node;
