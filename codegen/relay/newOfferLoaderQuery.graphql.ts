/**
 * @generated SignedSource<<0829660c9f21b99c56c48db5832e179e>>
 * @relayHash 9065694709aec64c1f5a604871d9b5ef
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 638114c36f2b63fa990cc44feb4fe45990739b0222623afbb63270b818f6df3c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newOfferLoaderQuery$variables = Record<PropertyKey, never>;
export type newOfferLoaderQuery$data = {
  readonly staff: {
    readonly programs: {
      readonly " $fragmentSpreads": FragmentRefs<"useProgramChoices_programs">;
    } | null | undefined;
  } | null | undefined;
};
export type newOfferLoaderQuery = {
  response: newOfferLoaderQuery$data;
  variables: newOfferLoaderQuery$variables;
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
    "name": "newOfferLoaderQuery",
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
                "name": "useProgramChoices_programs"
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
    "name": "newOfferLoaderQuery",
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
    "id": "638114c36f2b63fa990cc44feb4fe45990739b0222623afbb63270b818f6df3c",
    "metadata": {},
    "name": "newOfferLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d260bed4a05558682da6b46dc276965";

export default node;
