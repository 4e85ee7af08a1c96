/**
 * @generated SignedSource<<1ffc0d3c97a1e49557f209d09100851f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlertPage = "EVENT" | "MAINTENANCE" | "MONEY" | "OFFER" | "PAYOUT_DIFFERENCES" | "PRIZE" | "PROGRAM" | "REWARD" | "UTILITIES" | "UTILITY" | "WEBHOOKS" | "%future added value";
export type AlertRule = "BOOKS_OFF" | "BUDGET_NEAR" | "CERTIFICATE_ENDS" | "DISK_LOW" | "DISPATCH_FAILURES" | "FILE_REFUSED" | "JOB_FAILING" | "JOB_GIVEN_UP" | "JOB_LATE" | "MAIL_BOUNCING" | "MAKER_SILENT" | "METERS_SILENT" | "MIGRATION_WAITING" | "NO_WORKER" | "PARTNER_DOWN" | "PAYOUTS_DIFFER" | "STOCK_LOW" | "UTILITY_SILENT" | "WEBHOOK_FAILING" | "%future added value";
export type CashoutStopScope = "ALL" | "NONE" | "PAYMENTS" | "%future added value";
export type PayoutState = "BLOCKED" | "FAILED" | "PAID" | "QUEUED" | "REFUSED" | "RETURNED" | "REVIEW" | "SENT" | "UNCLAIMED" | "WITHDRAWN" | "%future added value";
export type WheelDrawState = "DRAWN" | "EMPTY" | "OPEN" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Attention_staff$data = {
  readonly alerts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly aboutId: string | null | undefined;
        readonly page: AlertPage | null | undefined;
        readonly rule: AlertRule;
        readonly title: string;
        readonly value: number;
      };
    }>;
  } | null | undefined;
  readonly approvals: ReadonlyArray<{
    readonly mayDecide: boolean;
  }> | null | undefined;
  readonly cashoutStop: {
    readonly scope: CashoutStopScope;
  } | null | undefined;
  readonly coming: {
    readonly totalCount: number;
  } | null | undefined;
  readonly failedOrders: {
    readonly totalCount: number;
  } | null | undefined;
  readonly failingJobs: ReadonlyArray<{
    readonly count: number;
  }> | null | undefined;
  readonly lateOrders: {
    readonly totalCount: number;
  } | null | undefined;
  readonly lowOffers: {
    readonly totalCount: number;
  } | null | undefined;
  readonly lowRewards: {
    readonly totalCount: number;
  } | null | undefined;
  readonly maintenance: {
    readonly on: boolean;
  } | null | undefined;
  readonly orderDifferences: {
    readonly totalCount: number;
  } | null | undefined;
  readonly payoutCounts: ReadonlyArray<{
    readonly count: number;
    readonly state: PayoutState;
  }> | null | undefined;
  readonly payoutDifferences: {
    readonly totalCount: number;
  } | null | undefined;
  readonly programs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly active: boolean;
        readonly id: string;
        readonly name: string;
        readonly rules: {
          readonly budgetPoints: number | null | undefined;
        };
        readonly spentPoints: number;
      };
    }>;
  } | null | undefined;
  readonly restoredCopy: {
    readonly takenAt: string | null | undefined;
  } | null | undefined;
  readonly roleKeys: ReadonlyArray<string>;
  readonly stuckMessages: ReadonlyArray<{
    readonly count: number;
  }> | null | undefined;
  readonly toSettle: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endAt: string;
        readonly id: string;
        readonly program: {
          readonly name: string;
          readonly timeZone: string;
        };
        readonly settlement: {
          readonly pending: number;
        };
        readonly startAt: string;
      };
    }>;
  } | null | undefined;
  readonly unconfirmed: {
    readonly totalCount: number;
  } | null | undefined;
  readonly utilities: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly inOutage: boolean;
        readonly name: string;
        readonly postalCodeCount: number;
        readonly programCount: number;
      };
    }>;
  } | null | undefined;
  readonly w9Forms: {
    readonly totalCount: number;
  } | null | undefined;
  readonly wheelDraws: ReadonlyArray<{
    readonly id: string;
    readonly month: string;
    readonly prize: string;
    readonly state: WheelDrawState;
  }> | null | undefined;
  readonly wheelPrizes: ReadonlyArray<{
    readonly id: string;
    readonly isOn: boolean;
    readonly remaining: number | null | undefined;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "Attention_staff";
};
export type Attention_staff$key = {
  readonly " $data"?: Attention_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attention_staff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "all",
  "value": true
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v9 = [
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "isOpen",
    "value": true
  }
],
v10 = [
  (v8/*:: as any*/)
],
v11 = [
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "lowStock",
    "value": true
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Attention_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RestoredCopy",
      "kind": "LinkedField",
      "name": "restoredCopy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Maintenance",
      "kind": "LinkedField",
      "name": "maintenance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "state",
          "value": "OPEN"
        }
      ],
      "concreteType": "AlertConnection",
      "kind": "LinkedField",
      "name": "alerts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AlertEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Alert",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rule",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "page",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "aboutId",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "alerts(all:true,state:\"OPEN\")"
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
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
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "inOutage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "programCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "postalCodeCount",
                  "storageKey": null
                }
              ],
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
      "args": (v2/*:: as any*/),
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
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "active",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "spentPoints",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProgramRules",
                  "kind": "LinkedField",
                  "name": "rules",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "budgetPoints",
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
      "storageKey": "programs(all:true)"
    },
    {
      "alias": "toSettle",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "direction": "ASC",
            "field": "START_AT"
          }
        },
        {
          "kind": "Literal",
          "name": "statuses",
          "value": [
            "ENDED"
          ]
        }
      ],
      "concreteType": "StaffEventConnection",
      "kind": "LinkedField",
      "name": "events",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffEventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffEvent",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Program",
                  "kind": "LinkedField",
                  "name": "program",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "timeZone",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SettlementCounts",
                  "kind": "LinkedField",
                  "name": "settlement",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "pending",
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
      "storageKey": "events(first:100,orderBy:{\"direction\":\"ASC\",\"field\":\"START_AT\"},statuses:[\"ENDED\"])"
    },
    {
      "alias": "coming",
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "statuses",
          "value": [
            "SCHEDULED",
            "ACTIVE"
          ]
        }
      ],
      "concreteType": "StaffEventConnection",
      "kind": "LinkedField",
      "name": "events",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "events(first:1,statuses:[\"SCHEDULED\",\"ACTIVE\"])"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutCount",
      "kind": "LinkedField",
      "name": "payoutCounts",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v9/*:: as any*/),
      "concreteType": "PayoutDifferenceConnection",
      "kind": "LinkedField",
      "name": "payoutDifferences",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "payoutDifferences(first:1,isOpen:true)"
    },
    {
      "alias": null,
      "args": (v9/*:: as any*/),
      "concreteType": "OrderDifferenceConnection",
      "kind": "LinkedField",
      "name": "orderDifferences",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "orderDifferences(first:1,isOpen:true)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CashoutStop",
      "kind": "LinkedField",
      "name": "cashoutStop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scope",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "onlyWaiting",
          "value": true
        }
      ],
      "concreteType": "ApprovalRequest",
      "kind": "LinkedField",
      "name": "approvals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayDecide",
          "storageKey": null
        }
      ],
      "storageKey": "approvals(onlyWaiting:true)"
    },
    {
      "alias": "failedOrders",
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": "FAILED"
        }
      ],
      "concreteType": "StaffOrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "orders(first:1,status:\"FAILED\")"
    },
    {
      "alias": "lateOrders",
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "late",
          "value": true
        }
      ],
      "concreteType": "StaffOrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "orders(first:1,late:true)"
    },
    {
      "alias": null,
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": "PROCESSING"
        }
      ],
      "concreteType": "W9FormConnection",
      "kind": "LinkedField",
      "name": "w9Forms",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "w9Forms(first:1,status:\"PROCESSING\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StuckMessages",
      "kind": "LinkedField",
      "name": "stuckMessages",
      "plural": true,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FailingJobs",
      "kind": "LinkedField",
      "name": "failingJobs",
      "plural": true,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WheelDraw",
      "kind": "LinkedField",
      "name": "wheelDraws",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prize",
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WheelPrize",
      "kind": "LinkedField",
      "name": "wheelPrizes",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remaining",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "lowRewards",
      "args": (v11/*:: as any*/),
      "concreteType": "StaffRewardConnection",
      "kind": "LinkedField",
      "name": "rewards",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "rewards(first:1,lowStock:true)"
    },
    {
      "alias": "lowOffers",
      "args": (v11/*:: as any*/),
      "concreteType": "StaffDeviceOfferConnection",
      "kind": "LinkedField",
      "name": "deviceOffers",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "deviceOffers(first:1,lowStock:true)"
    },
    {
      "alias": "unconfirmed",
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "rolesWait",
          "value": true
        }
      ],
      "concreteType": "StaffAccountConnection",
      "kind": "LinkedField",
      "name": "staffAccounts",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": "staffAccounts(first:1,rolesWait:true)"
    }
  ],
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "5a8d5b5d27b510bdc241b98e95abede0";

export default node;
