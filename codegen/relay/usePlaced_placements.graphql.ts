/**
 * @generated SignedSource<<3febf6ac824266f6b14b945ef09e8bf1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlacementName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePlaced_placements$data = ReadonlyArray<{
  readonly instances: ReadonlyArray<{
    readonly ctas: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePlacement_instance">;
  }>;
  readonly name: PlacementName;
  readonly " $fragmentType": "usePlaced_placements";
}>;
export type usePlaced_placements$key = ReadonlyArray<{
  readonly " $data"?: usePlaced_placements$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlaced_placements">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "usePlaced_placements",
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

(node as any).hash = "24969faa716b9232ebb3967d117b4f42";

export default node;
