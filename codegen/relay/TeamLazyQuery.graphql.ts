/**
 * @generated SignedSource<<f2773e3542c92061e562c6a711693225>>
 * @relayHash 517774c2994b6997b57a843d77b2272d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d62ded67999a326afb9e6f186a2b5e1309a6fd59e26baff602c4af5746dcc15

import type { ConcreteRequest } from 'relay-runtime';
export type TeamKind = "AREA" | "ORGANISATION" | "%future added value";
export type TeamLazyQuery$variables = Record<PropertyKey, never>;
export type TeamLazyQuery$data = {
  readonly viewer: {
    readonly team: {
      readonly homes: number;
      readonly kind: TeamKind;
      readonly month: string;
      readonly ownWattHours: number;
      readonly rank: number;
      readonly savedWattHours: number;
      readonly teamCount: number;
    } | null | undefined;
  };
};
export type TeamLazyQuery = {
  response: TeamLazyQuery$data;
  variables: TeamLazyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "args": null,
        "concreteType": "TeamResult",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "homes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedWattHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ownWattHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rank",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teamCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamLazyQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TeamLazyQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4d62ded67999a326afb9e6f186a2b5e1309a6fd59e26baff602c4af5746dcc15",
    "metadata": {},
    "name": "TeamLazyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a7cea28fb26d173f8dea5d6b40881c1";

export default node;
