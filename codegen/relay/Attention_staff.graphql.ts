/**
 * @generated SignedSource<<7e7617d033020b46e78a7897d454ca4d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashoutStopScope = "ALL" | "NONE" | "PAYMENTS" | "%future added value";
export type PayoutState = "BLOCKED" | "FAILED" | "PAID" | "QUEUED" | "REFUSED" | "RETURNED" | "REVIEW" | "SENT" | "UNCLAIMED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Attention_staff$data = {
  readonly approvals: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly cashoutStop: {
    readonly scope: CashoutStopScope;
  } | null | undefined;
  readonly coming: {
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
  readonly toSettle: {
    readonly edges: ReadonlyArray<{
      readonly node: {
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
  readonly " $fragmentType": "Attention_staff";
};
export type Attention_staff$key = {
  readonly " $data"?: Attention_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attention_staff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v6 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "isOpen",
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
      "args": (v1/*:: as any*/),
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
                (v2/*:: as any*/),
                (v3/*:: as any*/),
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
      "storageKey": "utilities(first:100)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
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
                (v2/*:: as any*/),
                (v3/*:: as any*/),
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
      "storageKey": "programs(first:100)"
    },
    {
      "alias": "toSettle",
      "args": [
        (v0/*:: as any*/),
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
                (v2/*:: as any*/),
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
                  "concreteType": "Program",
                  "kind": "LinkedField",
                  "name": "program",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
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
      "storageKey": "events(first:100,statuses:[\"ENDED\"])"
    },
    {
      "alias": "coming",
      "args": [
        (v4/*:: as any*/),
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
      "selections": (v5/*:: as any*/),
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v6/*:: as any*/),
      "concreteType": "PayoutDifferenceConnection",
      "kind": "LinkedField",
      "name": "payoutDifferences",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": "payoutDifferences(first:1,isOpen:true)"
    },
    {
      "alias": null,
      "args": (v6/*:: as any*/),
      "concreteType": "OrderDifferenceConnection",
      "kind": "LinkedField",
      "name": "orderDifferences",
      "plural": false,
      "selections": (v5/*:: as any*/),
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
        (v2/*:: as any*/)
      ],
      "storageKey": "approvals(onlyWaiting:true)"
    }
  ],
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "a582b4fcfeeac4656b5baf6c6bf411f9";

export default node;
