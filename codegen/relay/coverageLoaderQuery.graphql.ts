/**
 * @generated SignedSource<<5a350d6a49c68fe84699d5616449490d>>
 * @relayHash e06f34c8e33c22f47e9f629d8258315d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f12b8df7ba3239c81d344566080340595278d250dc124192a31dfd945e6649d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type coverageLoaderQuery$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "startsWith"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "utilityId"
  }
],
v1 = {
  "kind": "Variable",
  "name": "utilityId",
  "variableName": "utilityId"
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v4 = {
  "kind": "Variable",
  "name": "startsWith",
  "variableName": "startsWith"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eligibility",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Utility",
  "kind": "LinkedField",
  "name": "utility",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  (v4/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
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
            "args": (v2/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "CoverageSummary_staff"
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
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
            "storageKey": "utilities(first:100)"
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          (v4/*:: as any*/),
          (v1/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
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
            "args": (v2/*:: as any*/),
            "concreteType": "CoverageSummary",
            "kind": "LinkedField",
            "name": "coverageSummary",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
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
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
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
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "utilities(first:100)"
          },
          {
            "alias": null,
            "args": (v9/*:: as any*/),
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
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "postalCode",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      (v8/*:: as any*/),
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
            "args": (v9/*:: as any*/),
            "filters": [
              "startsWith",
              "utilityId"
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
    "id": "f12b8df7ba3239c81d344566080340595278d250dc124192a31dfd945e6649d6",
    "metadata": {},
    "name": "coverageLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d37ffb00118567dc3ec9ce55638c273d";

export default node;
