/**
 * @generated SignedSource<<3c26da0fd7422b706207f029b795bfd2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ZipEligibility = "OHM_PARTIALLY_INELIGIBLE" | "OHM_PERKS_ELIGIBLE" | "OHM_UTILITY_ELIGIBLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CoverageTable_query$data = {
  readonly staff: {
    readonly postalCoverage: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly eligibility: ZipEligibility;
          readonly id: string;
          readonly postalCode: string;
          readonly utility: {
            readonly id: string;
            readonly name: string;
          };
        };
      }>;
      readonly totalCount: number;
    } | null | undefined;
    readonly readAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CoverageTable_query";
};
export type CoverageTable_query$key = {
  readonly " $data"?: CoverageTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageTable_query">;
};

import CoverageTablePageQuery_graphql from './CoverageTablePageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staff",
  "postalCoverage"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 25,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
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
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": CoverageTablePageQuery_graphql
    }
  },
  "name": "CoverageTable_query",
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
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        },
        {
          "alias": "postalCoverage",
          "args": [
            {
              "kind": "Variable",
              "name": "orderBy",
              "variableName": "orderBy"
            },
            {
              "kind": "Variable",
              "name": "startsWith",
              "variableName": "startsWith"
            },
            {
              "kind": "Variable",
              "name": "utilityId",
              "variableName": "utilityId"
            }
          ],
          "concreteType": "PostalCoverageConnection",
          "kind": "LinkedField",
          "name": "__CoverageTable_postalCoverage_connection",
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
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "postalCode",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "eligibility",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Utility",
                      "kind": "LinkedField",
                      "name": "utility",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "name",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "fa99d770571e0afb8db5b3772c40e58f";

export default node;
