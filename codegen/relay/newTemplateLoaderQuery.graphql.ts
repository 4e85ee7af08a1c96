/**
 * @generated SignedSource<<b88ed80e9937b0f94116624123aacb77>>
 * @relayHash d0a9bbed3506a0edc6d7e8f8aad2c237
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9ee9d737b4c47121635b03c63a3442070033b6c5766868d75448b5507d58a62

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
    "name": "first",
    "value": 100
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
            "storageKey": "programs(first:100)"
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
            "storageKey": "programs(first:100)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d9ee9d737b4c47121635b03c63a3442070033b6c5766868d75448b5507d58a62",
    "metadata": {},
    "name": "newTemplateLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cddbb34aca9cc83993ebd9b3752f1990";

export default node;
