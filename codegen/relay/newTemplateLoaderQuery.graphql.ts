/**
 * @generated SignedSource<<8dbaa83d9acd8f13a8da9a567402cd2a>>
 * @relayHash e06835af3808d12c0eacb1fa843f686a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4e9d457758fc6409513b5a6450e6134744f5502121e871a77d40f6db9e33254

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newTemplateLoaderQuery$variables = Record<PropertyKey, never>;
export type newTemplateLoaderQuery$data = {
  readonly staff: {
    readonly programs: {
      readonly " $fragmentSpreads": FragmentRefs<"TemplateForm_programs">;
    } | null | undefined;
  } | null | undefined;
};
export type newTemplateLoaderQuery = {
  response: newTemplateLoaderQuery$data;
  variables: newTemplateLoaderQuery$variables;
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
    "name": "newTemplateLoaderQuery",
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
            "concreteType": "ProgramConnection",
            "kind": "LinkedField",
            "name": "programs",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TemplateForm_programs"
              }
            ],
            "storageKey": "programs(all:true)"
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
    "name": "newTemplateLoaderQuery",
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
            "concreteType": "ProgramConnection",
            "kind": "LinkedField",
            "name": "programs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProgramEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Program",
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
                        "name": "active",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "programs(all:true)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b4e9d457758fc6409513b5a6450e6134744f5502121e871a77d40f6db9e33254",
    "metadata": {},
    "name": "newTemplateLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8229f10e863be19f7d82a722cdc3e10";

export default node;
