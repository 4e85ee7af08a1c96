/**
 * @generated SignedSource<<1708e7eb864a2d5192125da394594d25>>
 * @relayHash 16d835d635d3ce66dd349d3365a87cfd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25450a9af8140c864970db5f07d62f2c9f36c7c1f6dab0d36b1efa6779967bc7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newProgramLoaderQuery$variables = Record<PropertyKey, never>;
export type newProgramLoaderQuery$data = {
  readonly staff: {
    readonly utilities: {
      readonly " $fragmentSpreads": FragmentRefs<"NewProgramForm_utilities">;
    } | null | undefined;
  } | null | undefined;
};
export type newProgramLoaderQuery = {
  response: newProgramLoaderQuery$data;
  variables: newProgramLoaderQuery$variables;
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
    "name": "newProgramLoaderQuery",
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
                "name": "NewProgramForm_utilities"
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
    "name": "newProgramLoaderQuery",
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "timeZone",
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
    "id": "25450a9af8140c864970db5f07d62f2c9f36c7c1f6dab0d36b1efa6779967bc7",
    "metadata": {},
    "name": "newProgramLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39fcca37ca0452d4d05f5e2ee3dde05a";

export default node;
