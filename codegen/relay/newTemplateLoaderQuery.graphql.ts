/**
 * @generated SignedSource<<4f6e77931b41cd83d6f1ef19ab88bab8>>
 * @relayHash 45aceec338350f1301398802af0d2ef0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e630095b4309d6bbec0f885a7c4cc26d2f18b734163ff16f21e29b0084cd44d4

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
    "value": 1000
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
            "storageKey": "programs(first:1000)"
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
            "storageKey": "programs(first:1000)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e630095b4309d6bbec0f885a7c4cc26d2f18b734163ff16f21e29b0084cd44d4",
    "metadata": {},
    "name": "newTemplateLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e3c0c5ccf9012b50a24a4118f22e4cf";

export default node;
