/**
 * @generated SignedSource<<1f8daee7242b40ff48f054c2a841c75c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WheelPrizeState = "GIVEN_UP" | "NONE" | "PAID" | "REDEEMED" | "WAITING" | "%future added value";
export type WheelPrizeType = "CASH" | "DAILY_CASH" | "DAILY_CASH_INELIGIBLE" | "FREE_DEVICE" | "FREE_SPIN" | "PRIZE_ENTRY" | "REFERRAL_BOOST" | "STORE_DISCOUNT" | "%future added value";
export type WheelSpinSource = "EVENT" | "FREE_SPIN" | "REFERRAL" | "STREAK" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberSpins_query$data = {
  readonly staff: {
    readonly memberSpins: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly grantedAt: string;
          readonly number: number;
          readonly orderId: string | null | undefined;
          readonly points: number | null | undefined;
          readonly source: WheelSpinSource;
          readonly spunAt: string | null | undefined;
          readonly state: WheelPrizeState | null | undefined;
          readonly type: WheelPrizeType | null | undefined;
        };
      }>;
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberSpins_query";
};
export type MemberSpins_query$key = {
  readonly " $data"?: MemberSpins_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberSpins_query">;
};

import MemberSpinsPageQuery_graphql from './MemberSpinsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staff",
  "memberSpins"
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
      "operation": MemberSpinsPageQuery_graphql
    }
  },
  "name": "MemberSpins_query",
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
          "alias": "memberSpins",
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "id"
            }
          ],
          "concreteType": "MemberSpinConnection",
          "kind": "LinkedField",
          "name": "__MemberSpins_memberSpins_connection",
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
              "concreteType": "MemberSpinEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MemberSpin",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "number",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "grantedAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "source",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "spunAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "type",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "state",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "points",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "orderId",
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

(node as any).hash = "74b9f1594541f524745ceed2bdf8ca91";

export default node;
