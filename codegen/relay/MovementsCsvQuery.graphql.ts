/**
 * @generated SignedSource<<44e4f8c724d9bd90d0f47d0d9e6de9e6>>
 * @relayHash 9a915a3c856e1616474c6d493506b0b4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1e305908ef2abc8e3691f798b19d3602b08f0cb9a9412b7f83b4a3373269016

import type { ConcreteRequest } from 'relay-runtime';
export type AdjustmentCause = "MISSING_RESULT" | "MISTAKE" | "OTHER" | "REWARD_TROUBLE" | "THANKS" | "%future added value";
export type LedgerCause = "ACCOUNT_DELETED" | "APPLIANCE_INVENTORY" | "EVENT_CORRECTION" | "EVENT_PARTICIPATION" | "EVENT_REDUCTION" | "MONTH_REDUCTION" | "ORDER_CAPTURE" | "ORDER_HOLD" | "ORDER_RECAPTURE" | "ORDER_RELEASE" | "PROMO_CODE" | "REFERRAL" | "REFERRAL_BOOSTED" | "REFERRAL_WELCOME" | "STAFF_ADJUSTMENT" | "UTILITY_PAID" | "WHEEL_PRIZE" | "%future added value";
export type MovementsCsvQuery$variables = {
  after?: string | null | undefined;
  id: string;
};
export type MovementsCsvQuery$data = {
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
            readonly eventStartAt: string | null | undefined;
            readonly movementId: string;
            readonly orderId: string | null | undefined;
            readonly orderTitle: string | null | undefined;
            readonly points: number;
            readonly watts: number;
          };
        }>;
        readonly pageInfo: {
          readonly endCursor: string | null | undefined;
          readonly hasNextPage: boolean;
        };
      };
    } | null | undefined;
  } | null | undefined;
};
export type MovementsCsvQuery = {
  response: MovementsCsvQuery$data;
  variables: MovementsCsvQuery$variables;
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
  "name": "id"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cause",
  "storageKey": null
},
v3 = [
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
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "after",
                "variableName": "after"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "LedgerMovementConnection",
            "kind": "LinkedField",
            "name": "movements",
            "plural": false,
            "selections": [
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
                      (v2/*:: as any*/),
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
                        "name": "eventStartAt",
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
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "note",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MovementsCsvQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MovementsCsvQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d1e305908ef2abc8e3691f798b19d3602b08f0cb9a9412b7f83b4a3373269016",
    "metadata": {},
    "name": "MovementsCsvQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a224880ac0f7791d61a89956b1077573";

export default node;
