/**
 * @generated SignedSource<<c7a876873d0651487e3f64fa5418b4f5>>
 * @relayHash e7102425b9cc526ecf87bdae566f22b3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3c1d6da97f8360f58fd2bbba6578cd7af0a9449bb6ae44b4b6ed78e4c48f47d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlacementName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "%future added value";
export type PcePlacements$variables = {
  names: ReadonlyArray<PlacementName>;
};
export type PcePlacements$data = {
  readonly viewer: {
    readonly placements: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PlacementSlot_placements">;
    }>;
  };
};
export type PcePlacements = {
  response: PcePlacements$data;
  variables: PcePlacements$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "names"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "names",
    "variableName": "names"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PcePlacements",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Placement",
            "kind": "LinkedField",
            "name": "placements",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PlacementSlot_placements"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PcePlacements",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subtitle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "icon",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "content",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "imageUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subtext",
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
                        "name": "label",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "level",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f3c1d6da97f8360f58fd2bbba6578cd7af0a9449bb6ae44b4b6ed78e4c48f47d",
    "metadata": {},
    "name": "PcePlacements",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ae60262390f04acfa559f4b5a60ef377";

export default node;
