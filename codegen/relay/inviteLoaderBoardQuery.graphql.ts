/**
 * @generated SignedSource<<9389c584b47e526a144a9be4db838ae6>>
 * @relayHash e0a6852ba25b604912a1d5fff6ab781f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4499d111448971a51fc7f20a3dd91da1ecda957e366e19e77dcf53fca6758914

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferralLeaderboardKey = "FRIENDS_ALL_TIME" | "FRIENDS_MONTH" | "SAVED_ALL_TIME" | "SAVED_MONTH" | "%future added value";
export type inviteLoaderBoardQuery$variables = {
  leaderboardKey: ReferralLeaderboardKey;
};
export type inviteLoaderBoardQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"Leaderboard_viewer">;
  };
};
export type inviteLoaderBoardQuery = {
  response: inviteLoaderBoardQuery$data;
  variables: inviteLoaderBoardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "leaderboardKey"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "leaderboardKey",
    "variableName": "leaderboardKey"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statValue",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "inviteLoaderBoardQuery",
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
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "Leaderboard_viewer"
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
    "name": "inviteLoaderBoardQuery",
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
            "concreteType": "ReferralLeaderboard",
            "kind": "LinkedField",
            "name": "referralLeaderboard",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReferralLeader",
                "kind": "LinkedField",
                "name": "leaders",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isViewer",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReferralOwnRank",
                "kind": "LinkedField",
                "name": "own",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Referrals",
            "kind": "LinkedField",
            "name": "referrals",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shownName",
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
    "id": "4499d111448971a51fc7f20a3dd91da1ecda957e366e19e77dcf53fca6758914",
    "metadata": {},
    "name": "inviteLoaderBoardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "74fa4e6ac8a4dcd058bae4a1791799df";

export default node;
