/**
 * @generated SignedSource<<efe11dee6fdd96ddc11389591d4669f9>>
 * @relayHash 66b19fca59a9e216f1e6c2df0a563324
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa7c773f280e52cc8288cb14467c528f8124dc898b327446ef6fd80c3d8a7ba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlacementName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "%future added value";
export type PcePlacements$variables = {
  names: ReadonlyArray<PlacementName>;
};
export type PcePlacements$data = {
  readonly viewer: {
    readonly placements: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"usePlaced_placements">;
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
                "name": "usePlaced_placements"
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
                      },
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
                      }
                    ],
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
    "id": "eaa7c773f280e52cc8288cb14467c528f8124dc898b327446ef6fd80c3d8a7ba",
    "metadata": {},
    "name": "PcePlacements",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a033a9a12a49b61d9ad6bcf260450d8";

export default node;
