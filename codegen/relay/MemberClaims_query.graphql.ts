/**
 * @generated SignedSource<<d45f975016a6285fe64eb4245dca65da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeterClaimKind = "ACCOUNT" | "METER" | "%future added value";
export type MeterClaimSide = "CLAIMANT" | "HOLDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberClaims_query$data = {
  readonly staff: {
    readonly meterClaims: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly claimant: {
            readonly email: string;
          } | null | undefined;
          readonly claimedAt: string;
          readonly holder: {
            readonly email: string;
          } | null | undefined;
          readonly id: string;
          readonly kind: MeterClaimKind;
          readonly mayDecideFor: ReadonlyArray<MeterClaimSide>;
          readonly numberLast4: string;
          readonly utilityName: string;
          readonly " $fragmentSpreads": FragmentRefs<"ClaimSide_claim" | "DecideClaim_claim">;
        };
      }>;
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberClaims_query";
};
export type MemberClaims_query$key = {
  readonly " $data"?: MemberClaims_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberClaims_query">;
};

import MemberClaimsPageQuery_graphql from './MemberClaimsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staff",
  "meterClaims"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
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
      "name": "id"
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
      "operation": MemberClaimsPageQuery_graphql
    }
  },
  "name": "MemberClaims_query",
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
          "alias": "meterClaims",
          "args": [
            {
              "kind": "Variable",
              "name": "memberId",
              "variableName": "id"
            }
          ],
          "concreteType": "MeterClaimConnection",
          "kind": "LinkedField",
          "name": "__MemberClaims_meterClaims_connection",
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
              "concreteType": "MeterClaimEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MeterClaim",
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
                      "name": "kind",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "numberLast4",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "utilityName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "claimedAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MemberRecord",
                      "kind": "LinkedField",
                      "name": "claimant",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MemberRecord",
                      "kind": "LinkedField",
                      "name": "holder",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "mayDecideFor",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ClaimSide_claim"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DecideClaim_claim"
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

(node as any).hash = "7bfbb23bd4f9335cc8a87d9e7fdc89fe";

export default node;
