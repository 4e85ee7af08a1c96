/**
 * @generated SignedSource<<1893f3b337fdc8eb03bff14acd88a8ad>>
 * @relayHash be4ff1dca32fd804ffafbd6b3b727fcc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 049269de72a4d4c7b50fb5a1f1252e7d8f36b949bd708b2fa44564a938b944d3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newBacktestLoaderQuery$variables = Record<PropertyKey, never>;
export type newBacktestLoaderQuery$data = {
  readonly staff: {
    readonly utilities: {
      readonly " $fragmentSpreads": FragmentRefs<"NewBacktestForm_utilities">;
    } | null | undefined;
  } | null | undefined;
};
export type newBacktestLoaderQuery = {
  response: newBacktestLoaderQuery$data;
  variables: newBacktestLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "all",
    "value": true
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "newBacktestLoaderQuery",
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
                "name": "NewBacktestForm_utilities"
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
    "name": "newBacktestLoaderQuery",
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
                        "name": "name",
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
    "id": "049269de72a4d4c7b50fb5a1f1252e7d8f36b949bd708b2fa44564a938b944d3",
    "metadata": {},
    "name": "newBacktestLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3722cc6fab7e75f4d99851f4370569e";

export default node;
