/**
 * @generated SignedSource<<8e678e91b54578b62ba53584c1488e69>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlacementName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlacementSlot_placements$data = ReadonlyArray<{
  readonly instances: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePlacement_instance">;
  }>;
  readonly name: PlacementName;
  readonly " $fragmentType": "PlacementSlot_placements";
}>;
export type PlacementSlot_placements$key = ReadonlyArray<{
  readonly " $data"?: PlacementSlot_placements$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacementSlot_placements">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlacementSlot_placements",
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
      "concreteType": "PlacementInstance",
      "kind": "LinkedField",
      "name": "instances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePlacement_instance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Placement",
  "abstractKey": null
};

(node as any).hash = "9c29ac66062a706e0326d497800d69aa";

export default node;
