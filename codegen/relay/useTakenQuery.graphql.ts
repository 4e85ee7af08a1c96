/**
 * @generated SignedSource<<28b4a683e5e72d6217b0fafd7ed49f2d>>
 * @relayHash a491f096630a2d15f84b73a3f6b815a2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7726113ab2a655272583ae4d80e5930949b3007ca5a6f0510b4c1d18c2da7d06

import type { ConcreteRequest } from 'relay-runtime';
export type useTakenQuery$variables = Record<PropertyKey, never>;
export type useTakenQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly connectionDevices: ReadonlyArray<{
        readonly __typename: "ConnectionDevice";
      }>;
      readonly orders: {
        readonly userOrderStatus: {
          readonly latest_order_status: string | null | undefined;
        };
      };
    } | null | undefined;
  };
};
export type useTakenQuery = {
  response: useTakenQuery$data;
  variables: useTakenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "UserOrders",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserOrderStatus",
      "kind": "LinkedField",
      "name": "userOrderStatus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latest_order_status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTakenQuery",
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
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ConnectionDevice",
                "kind": "LinkedField",
                "name": "connectionDevices",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTakenQuery",
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
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ConnectionDevice",
                "kind": "LinkedField",
                "name": "connectionDevices",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7726113ab2a655272583ae4d80e5930949b3007ca5a6f0510b4c1d18c2da7d06",
    "metadata": {},
    "name": "useTakenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9fe71c19beb8a6c0430de058c0c5d5ba";

export default node;
