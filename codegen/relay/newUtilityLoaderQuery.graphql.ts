/**
 * @generated SignedSource<<7b03d119077474fda2e9e97b5a548655>>
 * @relayHash f7d73a56ea493f8821267fa860f26d85
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 861f5f2218d02d3726128dd3d856b8048a5cc5ac4126af30030c1c83441245f8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newUtilityLoaderQuery$variables = Record<PropertyKey, never>;
export type newUtilityLoaderQuery$data = {
  readonly staff: {
    readonly utilities: {
      readonly " $fragmentSpreads": FragmentRefs<"usePrimaries_utilities">;
    } | null | undefined;
  } | null | undefined;
};
export type newUtilityLoaderQuery = {
  response: newUtilityLoaderQuery$data;
  variables: newUtilityLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "all",
    "value": true
  }
],
v1 = {
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
    "name": "newUtilityLoaderQuery",
    "selections": [
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
            "args": (v0/*:: as any*/),
            "concreteType": "UtilityConnection",
            "kind": "LinkedField",
            "name": "utilities",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "usePrimaries_utilities"
              }
            ],
            "storageKey": "utilities(all:true)"
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
    "name": "newUtilityLoaderQuery",
    "selections": [
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
            "args": (v0/*:: as any*/),
            "concreteType": "UtilityConnection",
            "kind": "LinkedField",
            "name": "utilities",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UtilityEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Utility",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
                        "concreteType": "Utility",
                        "kind": "LinkedField",
                        "name": "primaryUtility",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/)
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
            "storageKey": "utilities(all:true)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "861f5f2218d02d3726128dd3d856b8048a5cc5ac4126af30030c1c83441245f8",
    "metadata": {},
    "name": "newUtilityLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d1184072f262758c02fc595f0f05d34";

export default node;
