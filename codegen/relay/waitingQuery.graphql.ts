/**
 * @generated SignedSource<<14281d3b5195092d7dbc1b5a11245c8b>>
 * @relayHash 130b2ea0c9ec047890be3dc813c434c3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ded85a217b0dfc363d108eb8429ec232be3a4a581b6be0a23e7cd0b4b811804f

import type { ConcreteRequest } from 'relay-runtime';
export type waitingQuery$variables = Record<PropertyKey, never>;
export type waitingQuery$data = {
  readonly staff: {
    readonly approvalsToDecide: number | null | undefined;
    readonly openAlerts: {
      readonly totalCount: number;
    } | null | undefined;
    readonly queueCounts: {
      readonly claims: number | null | undefined;
      readonly failedOrders: number | null | undefined;
      readonly forms: number | null | undefined;
      readonly moved: number | null | undefined;
      readonly refused: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type waitingQuery = {
  response: waitingQuery$data;
  variables: waitingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "staff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueueCounts",
        "kind": "LinkedField",
        "name": "queueCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "claims",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "moved",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "forms",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refused",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedOrders",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "approvalsToDecide",
        "storageKey": null
      },
      {
        "alias": "openAlerts",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 0
          },
          {
            "kind": "Literal",
            "name": "isOpen",
            "value": true
          }
        ],
        "concreteType": "AlertConnection",
        "kind": "LinkedField",
        "name": "alerts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": "alerts(first:0,isOpen:true)"
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
    "name": "waitingQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "waitingQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ded85a217b0dfc363d108eb8429ec232be3a4a581b6be0a23e7cd0b4b811804f",
    "metadata": {},
    "name": "waitingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e0a3e6669c7d480493f1b01b4cce8974";

export default node;
