/**
 * @generated SignedSource<<35b4a7113ce4f99661980b4701c5a8a2>>
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
    readonly ctas: ReadonlyArray<{
      readonly url: string;
    }>;
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
          "alias": null,
          "args": null,
          "concreteType": "PlacementCta",
          "kind": "LinkedField",
          "name": "ctas",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
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

(node as any).hash = "a7fc0802a982a1b1a0b298eadaba8293";

export default node;
