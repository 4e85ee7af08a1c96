/**
 * @generated SignedSource<<af63cde5fb6cc8e40616a1ebb68a6d0a>>
 * @relayHash 58579886461797e4eb5288be5d475167
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f860cf61ba709aee400e75b568a5d43c49c8fff2deb23daf54a00dc31c33c0a

import type { ConcreteRequest } from 'relay-runtime';
export type AccountSetupStatus = "Complete" | "InProgress" | "NotStarted" | "%future added value";
export type useMemberFactsQuery$variables = Record<PropertyKey, never>;
export type useMemberFactsQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly accountSetupStatus: AccountSetupStatus;
      readonly attributes: ReadonlyArray<{
        readonly key: string;
        readonly value: string;
      }>;
      readonly connectionDevices: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly memberId: string;
      readonly orders: {
        readonly userOrderStatus: {
          readonly latest_order_status: string | null | undefined;
        };
      };
      readonly wasInLegacy: boolean;
    } | null | undefined;
  };
};
export type useMemberFactsQuery = {
  response: useMemberFactsQuery$data;
  variables: useMemberFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accountSetupStatus",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wasInLegacy",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserAttribute",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ConnectionDevice",
  "kind": "LinkedField",
  "name": "connectionDevices",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMemberFactsQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "useMemberFactsQuery",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4f860cf61ba709aee400e75b568a5d43c49c8fff2deb23daf54a00dc31c33c0a",
    "metadata": {},
    "name": "useMemberFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ebe3aa5782d7f828c67eb1e95a581d9";

export default node;
