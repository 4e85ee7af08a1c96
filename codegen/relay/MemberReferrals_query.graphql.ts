/**
 * @generated SignedSource<<ee5b2aa7f833ea2b94901e2eaab5db15>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralRefusal = "SAME_ADDRESS" | "SAME_METER" | "SAME_PAYOUT" | "STAFF" | "%future added value";
export type ReferralStage = "CONNECTED" | "DISCONNECTED" | "EARNED" | "JOINED" | "NOT_COUNTED" | "PAID" | "%future added value";
export type StaffReferralState = "OPEN" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberReferrals_query$data = {
  readonly staff: {
    readonly memberReferrals: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly friend: {
            readonly email: string;
            readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
          } | null | undefined;
          readonly friendPoints: number | null | undefined;
          readonly id: string;
          readonly joinedAt: string;
          readonly referrer: {
            readonly email: string;
            readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
          } | null | undefined;
          readonly referrerPoints: number | null | undefined;
          readonly refusal: ReferralRefusal | null | undefined;
          readonly stage: ReferralStage;
          readonly state: StaffReferralState;
        };
      }>;
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberReferrals_query";
};
export type MemberReferrals_query$key = {
  readonly " $data"?: MemberReferrals_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberReferrals_query">;
};

import MemberReferralsPageQuery_graphql from './MemberReferralsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staff",
  "memberReferrals"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MemberLink_member"
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
      "operation": MemberReferralsPageQuery_graphql
    }
  },
  "name": "MemberReferrals_query",
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
          "alias": "memberReferrals",
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "id"
            }
          ],
          "concreteType": "StaffReferralConnection",
          "kind": "LinkedField",
          "name": "__MemberReferrals_memberReferrals_connection",
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
              "concreteType": "StaffReferralEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StaffReferral",
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
                      "name": "joinedAt",
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
                      "name": "stage",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "refusal",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "referrerPoints",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "friendPoints",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MemberRecord",
                      "kind": "LinkedField",
                      "name": "friend",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MemberRecord",
                      "kind": "LinkedField",
                      "name": "referrer",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
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

(node as any).hash = "446c53d0c19320c979d2f7693063666d";

export default node;
