/**
 * @generated SignedSource<<5279992bad56cb822a5c76717df1f753>>
 * @relayHash d6e38067d19de0776b08b3e67f8e9449
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1119233abea0a3691692bf6424127bb7b584f64bb89e3f3263464779388400a9

import type { ConcreteRequest } from 'relay-runtime';
export type prizeFormLoaderQuery$variables = Record<PropertyKey, never>;
export type prizeFormLoaderQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly shippingAddress: {
        readonly city: string;
        readonly line1: string;
        readonly line2: string | null | undefined;
        readonly postalCode: string;
        readonly region: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type prizeFormLoaderQuery = {
  response: prizeFormLoaderQuery$data;
  variables: prizeFormLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingAddress",
  "kind": "LinkedField",
  "name": "shippingAddress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
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
    "name": "prizeFormLoaderQuery",
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
              (v0/*:: as any*/)
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
    "name": "prizeFormLoaderQuery",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
    "id": "1119233abea0a3691692bf6424127bb7b584f64bb89e3f3263464779388400a9",
    "metadata": {},
    "name": "prizeFormLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dadf88f2ffa4ee93a229f689635187cc";

export default node;
