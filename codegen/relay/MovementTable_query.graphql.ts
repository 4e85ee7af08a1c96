/**
 * @generated SignedSource<<db0e12155a29985ef3f1f1c45764523a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdjustmentCause = "MISSING_RESULT" | "MISTAKE" | "OTHER" | "REWARD_TROUBLE" | "THANKS" | "%future added value";
export type LedgerCause = "ACCOUNT_DELETED" | "APPLIANCE_INVENTORY" | "EVENT_CORRECTION" | "EVENT_PARTICIPATION" | "EVENT_REDUCTION" | "MONTH_REDUCTION" | "ORDER_CAPTURE" | "ORDER_HOLD" | "ORDER_RECAPTURE" | "ORDER_RELEASE" | "PROMO_CODE" | "REFERRAL" | "REFERRAL_BOOSTED" | "REFERRAL_WELCOME" | "STAFF_ADJUSTMENT" | "UTILITY_PAID" | "WHEEL_PRIZE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MovementTable_query$data = {
  readonly staff: {
    readonly memberLedger: {
      readonly movements: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly adjustment: {
              readonly cause: AdjustmentCause;
              readonly note: string | null | undefined;
            } | null | undefined;
            readonly balancePoints: number;
            readonly bookedAt: string;
            readonly cause: LedgerCause;
            readonly eventId: string | null | undefined;
            readonly eventStartAt: string | null | undefined;
            readonly movementId: string;
            readonly orderId: string | null | undefined;
            readonly orderTitle: string | null | undefined;
            readonly points: number;
            readonly timeZone: string | null | undefined;
            readonly watts: number;
          };
        }>;
        readonly totalCount: number;
      };
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MovementTable_query";
};
export type MovementTable_query$key = {
  readonly " $data"?: MovementTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovementTable_query">;
};

import MovementTablePageQuery_graphql from './MovementTablePageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staff",
  "memberLedger",
  "movements"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cause",
  "storageKey": null
};
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
      "operation": MovementTablePageQuery_graphql
    }
  },
  "name": "MovementTable_query",
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
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "id"
            }
          ],
          "concreteType": "MemberLedger",
          "kind": "LinkedField",
          "name": "memberLedger",
          "plural": false,
          "selections": [
            {
              "alias": "movements",
              "args": null,
              "concreteType": "LedgerMovementConnection",
              "kind": "LinkedField",
              "name": "__MovementTable_movements_connection",
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
                  "concreteType": "LedgerMovementEdge",
                  "kind": "LinkedField",
                  "name": "edges",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "LedgerMovement",
                      "kind": "LinkedField",
                      "name": "node",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "movementId",
                          "storageKey": null
                        },
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "bookedAt",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "watts",
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
                          "name": "balancePoints",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "eventId",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "eventStartAt",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "timeZone",
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
                          "name": "orderTitle",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "PointsAdjustment",
                          "kind": "LinkedField",
                          "name": "adjustment",
                          "plural": false,
                          "selections": [
                            (v1/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "note",
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4e67abf272bb32e8a574eca93c45ccc3";

export default node;
