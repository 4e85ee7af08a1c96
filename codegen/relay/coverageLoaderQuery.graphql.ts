/**
 * @generated SignedSource<<8518c5b96429f6358fffbf2693c9e5eb>>
 * @relayHash 303eb433406e4a5e19258a847c787da9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1a8f702ccf148c422bfeaedd67b6f6df1af9b624fc419c117c1a358e66dec9d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostalCoverageOrderField = "ELIGIBILITY" | "POSTAL_CODE" | "UTILITY" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type PostalCoverageOrder = {
  direction?: SortDirection;
  field: PostalCoverageOrderField;
};
export type coverageLoaderQuery$variables = {
  orderBy?: PostalCoverageOrder | null | undefined;
  startsWith?: string | null | undefined;
  utilityId?: string | null | undefined;
};
export type coverageLoaderQuery$data = {
  readonly staff: {
    readonly utilities: {
      readonly " $fragmentSpreads": FragmentRefs<"CoverageForm_utilities" | "UtilityFilter_utilities">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CoverageSummary_staff">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageTable_query">;
};
export type coverageLoaderQuery = {
  response: coverageLoaderQuery$data;
  variables: coverageLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startsWith"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "utilityId"
},
v3 = {
  "kind": "Variable",
  "name": "utilityId",
  "variableName": "utilityId"
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  {
    "kind": "Literal",
    "name": "all",
    "value": true
  }
],
v6 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "orderBy"
},
v7 = {
  "kind": "Variable",
  "name": "startsWith",
  "variableName": "startsWith"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eligibility",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Utility",
  "kind": "LinkedField",
  "name": "utility",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "coverageLoaderQuery",
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
            "args": (v4/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "CoverageSummary_staff"
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "UtilityConnection",
            "kind": "LinkedField",
            "name": "utilities",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UtilityFilter_utilities"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CoverageForm_utilities"
              }
            ],
            "storageKey": "utilities(all:true)"
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "CoverageTable_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "coverageLoaderQuery",
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
            "args": (v4/*:: as any*/),
            "concreteType": "CoverageSummary",
            "kind": "LinkedField",
            "name": "coverageSummary",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prefixes",
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
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
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "utilities(all:true)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "PostalCoverageConnection",
            "kind": "LinkedField",
            "name": "postalCoverage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PostalCoverageEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PostalCoverage",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "postalCode",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
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
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
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
            "args": (v12/*:: as any*/),
            "filters": [
              "startsWith",
              "utilityId",
              "orderBy"
            ],
            "handle": "connection",
            "key": "CoverageTable_postalCoverage",
            "kind": "LinkedHandle",
            "name": "postalCoverage"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e1a8f702ccf148c422bfeaedd67b6f6df1af9b624fc419c117c1a358e66dec9d",
    "metadata": {},
    "name": "coverageLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "132c9b68403c260b845ea228c7aba056";

export default node;
