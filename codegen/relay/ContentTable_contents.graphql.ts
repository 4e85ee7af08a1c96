/**
 * @generated SignedSource<<e897d2cb0646e15921953458198afb1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentPlaceName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "PopupAnnouncement" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "SurveyCard" | "%future added value";
export type ContentState = "DELETED" | "ENDED" | "LIVE" | "OFF" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContentTable_contents$data = ReadonlyArray<{
  readonly contentId: string;
  readonly endsAt: string | null | undefined;
  readonly locale: string | null | undefined;
  readonly placement: ContentPlaceName;
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

(node as any).hash = "0a8269718b2c79e9400b6143579db1d2";

export default node;
