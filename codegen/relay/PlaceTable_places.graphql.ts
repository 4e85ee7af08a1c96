/**
 * @generated SignedSource<<a4dbe1becfea838a5f3e1619b05ef834>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentPlaceName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "PopupAnnouncement" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "SurveyCard" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceTable_places$data = ReadonlyArray<{
  readonly ended: number;
  readonly live: number;
  readonly name: ContentPlaceName;
  readonly off: number;
  readonly scheduled: number;
  readonly " $fragmentType": "PlaceTable_places";
}>;
export type PlaceTable_places$key = ReadonlyArray<{
  readonly " $data"?: PlaceTable_places$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceTable_places">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlaceTable_places",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "live",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "off",
      "storageKey": null
    }
  ],
  "type": "ContentPlace",
  "abstractKey": null
};

(node as any).hash = "4d5cb73235b46bafea0cc6495bfcdcbd";

export default node;
