/**
 * @generated SignedSource<<d12ce630838f288a7d996b5c2c84935a>>
 * @relayHash bbecfde7ee104d5a52f4dac65a0732c8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6bf61b43056fb3fb58721b95d290a3d46b9d4e59a58125f54616ea9168affa5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type walletLoaderQuery$variables = Record<PropertyKey, never>;
export type walletLoaderQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"Movements_viewer" | "WalletScreen_viewer">;
  };
};
export type walletLoaderQuery = {
  response: walletLoaderQuery$data;
  variables: walletLoaderQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "walletLoaderQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "WalletScreen_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Movements_viewer"
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
    "name": "walletLoaderQuery",
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
            "concreteType": "HomeSummary",
            "kind": "LinkedField",
            "name": "home",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Balance",
                "kind": "LinkedField",
                "name": "balance",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "points",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "watts",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ApplianceInventory",
            "kind": "LinkedField",
            "name": "applianceInventory",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "wattsAwarded",
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
    "id": "e6bf61b43056fb3fb58721b95d290a3d46b9d4e59a58125f54616ea9168affa5",
    "metadata": {},
    "name": "walletLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "99561b2297e2c7b012e66662b357fca0";

export default node;
