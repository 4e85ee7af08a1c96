/**
 * @generated SignedSource<<ebce25f3020140c20292aff9e7e74ce8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlacementName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventPlaces_viewer$data = {
  readonly home: {
    readonly placements: ReadonlyArray<{
      readonly name: PlacementName;
      readonly " $fragmentSpreads": FragmentRefs<"PlacementSlot_placement">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "EventPlaces_viewer";
};
export type EventPlaces_viewer$key = {
  readonly " $data"?: EventPlaces_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventPlaces_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventPlaces_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeSummary",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "names",
              "value": [
                "EnergyEventDetailsActions",
                "EnergyEventDetailsPromo"
              ]
            }
          ],
          "concreteType": "Placement",
          "kind": "LinkedField",
          "name": "placements",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PlacementSlot_placement"
            }
          ],
          "storageKey": "placements(names:[\"EnergyEventDetailsActions\",\"EnergyEventDetailsPromo\"])"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "012ed460eb475b4bc19285404c25c323";

export default node;
