/**
 * @generated SignedSource<<b8caca522ac61cd0999a3e151c6c79a8>>
 * @relayHash 19238296a5df989e6a7381d14847401b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3978fb2edc32828cdde5af3597d66334d71886fa7c2f0825b3ce503de62b225

import type { ConcreteRequest } from 'relay-runtime';
export type OpenAdrVenOrderField = "CREATED_AT" | "KEY" | "LAST_CONTACT_AT" | "NAME" | "REPORTS" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type OpenAdrVenOrder = {
  direction?: SortDirection;
  field: OpenAdrVenOrderField;
};
export type OpenAdrCsvQuery$variables = {
  after?: string | null | undefined;
  orderBy?: OpenAdrVenOrder | null | undefined;
  search?: string | null | undefined;
};
export type OpenAdrCsvQuery$data = {
  readonly staff: {
    readonly openAdrVens: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly clientId: string;
          readonly createdAt: string;
          readonly keyName: string;
          readonly lastContactAt: string | null | undefined;
          readonly name: string;
          readonly reportCount: number;
          readonly resources: ReadonlyArray<{
            readonly name: string;
            readonly targets: ReadonlyArray<string>;
          }>;
          readonly subscriptions: ReadonlyArray<{
            readonly createdAt: string;
          }>;
          readonly targets: ReadonlyArray<string>;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type OpenAdrCsvQuery = {
  response: OpenAdrCsvQuery$data;
  variables: OpenAdrCsvQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastContactAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targets",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reportCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "OpenAdrVenSubscription",
  "kind": "LinkedField",
  "name": "subscriptions",
  "plural": true,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenAdrCsvQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "OpenAdrVenConnection",
            "kind": "LinkedField",
            "name": "openAdrVens",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OpenAdrVenEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OpenAdrVen",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OpenAdrVenResource",
                        "kind": "LinkedField",
                        "name": "resources",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OpenAdrCsvQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "OpenAdrVenConnection",
            "kind": "LinkedField",
            "name": "openAdrVens",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OpenAdrVenEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OpenAdrVen",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OpenAdrVenResource",
                        "kind": "LinkedField",
                        "name": "resources",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v9/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b3978fb2edc32828cdde5af3597d66334d71886fa7c2f0825b3ce503de62b225",
    "metadata": {},
    "name": "OpenAdrCsvQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc65c0adf5e48415cd6812eca7940e7b";

export default node;
