/**
 * @generated SignedSource<<df3ef5fc2b8e360b73d129a5680b31f7>>
 * @relayHash dd82da5c6e1246a808ccd214fe831cd5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6092ec19c06b0b46aad175bc61140a23998725cc33aef12be5566565b38ce27

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type overviewLoaderQuery$variables = Record<PropertyKey, never>;
export type overviewLoaderQuery$data = {
  readonly staff: {
    readonly auditLog: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
        };
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Attention_staff" | "NextEvents_staff">;
  } | null | undefined;
};
export type overviewLoaderQuery = {
  response: overviewLoaderQuery$data;
  variables: overviewLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 6
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "kind": "Literal",
  "name": "all",
  "value": true
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "kind": "Literal",
  "name": "orderBy",
  "value": {
    "direction": "ASC",
    "field": "START_AT"
  }
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Program",
  "kind": "LinkedField",
  "name": "program",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v12 = {
  "kind": "Literal",
  "name": "statuses",
  "value": [
    "SCHEDULED",
    "ACTIVE"
  ]
},
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v16 = [
  (v11/*:: as any*/),
  {
    "kind": "Literal",
    "name": "isOpen",
    "value": true
  }
],
v17 = [
  (v15/*:: as any*/)
],
v18 = [
  (v11/*:: as any*/),
  {
    "kind": "Literal",
    "name": "lowStock",
    "value": true
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "overviewLoaderQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "Attention_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NextEvents_staff"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AuditEntryConnection",
            "kind": "LinkedField",
            "name": "auditLog",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "History_entries"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "auditLog(first:6)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "overviewLoaderQuery",
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
              (v2/*:: as any*/),
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
                      (v3/*:: as any*/),
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
                      },
                      (v4/*:: as any*/)
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
                    "selections": [
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
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
            "args": (v5/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
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
              (v7/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
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
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "concreteType": "StaffEventConnection",
            "kind": "LinkedField",
            "name": "events",
            "plural": false,
            "selections": (v13/*:: as any*/),
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
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v16/*:: as any*/),
            "concreteType": "PayoutDifferenceConnection",
            "kind": "LinkedField",
            "name": "payoutDifferences",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": "payoutDifferences(first:1,isOpen:true)"
          },
          {
            "alias": null,
            "args": (v16/*:: as any*/),
            "concreteType": "OrderDifferenceConnection",
            "kind": "LinkedField",
            "name": "orderDifferences",
            "plural": false,
            "selections": (v13/*:: as any*/),
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
              },
              (v4/*:: as any*/)
            ],
            "storageKey": "approvals(onlyWaiting:true)"
          },
          {
            "alias": "failedOrders",
            "args": [
              (v11/*:: as any*/),
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
            "selections": (v13/*:: as any*/),
            "storageKey": "orders(first:1,status:\"FAILED\")"
          },
          {
            "alias": "lateOrders",
            "args": [
              (v11/*:: as any*/),
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
            "selections": (v13/*:: as any*/),
            "storageKey": "orders(first:1,late:true)"
          },
          {
            "alias": null,
            "args": [
              (v11/*:: as any*/),
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
            "selections": (v13/*:: as any*/),
            "storageKey": "w9Forms(first:1,status:\"PROCESSING\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StuckMessages",
            "kind": "LinkedField",
            "name": "stuckMessages",
            "plural": true,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FailingJobs",
            "kind": "LinkedField",
            "name": "failingJobs",
            "plural": true,
            "selections": (v17/*:: as any*/),
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
              (v4/*:: as any*/),
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
              (v14/*:: as any*/)
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
              (v4/*:: as any*/),
              (v3/*:: as any*/),
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
            "args": (v18/*:: as any*/),
            "concreteType": "StaffRewardConnection",
            "kind": "LinkedField",
            "name": "rewards",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": "rewards(first:1,lowStock:true)"
          },
          {
            "alias": "lowOffers",
            "args": (v18/*:: as any*/),
            "concreteType": "StaffDeviceOfferConnection",
            "kind": "LinkedField",
            "name": "deviceOffers",
            "plural": false,
            "selections": (v13/*:: as any*/),
            "storageKey": "deviceOffers(first:1,lowStock:true)"
          },
          {
            "alias": "unconfirmed",
            "args": [
              (v11/*:: as any*/),
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
            "selections": (v13/*:: as any*/),
            "storageKey": "staffAccounts(first:1,rolesWait:true)"
          },
          {
            "alias": "next",
            "args": [
              (v0/*:: as any*/),
              (v7/*:: as any*/),
              (v12/*:: as any*/)
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
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isTest",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ParticipationCounts",
                        "kind": "LinkedField",
                        "name": "participation",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "asked",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "joined",
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
            "storageKey": "events(first:6,orderBy:{\"direction\":\"ASC\",\"field\":\"START_AT\"},statuses:[\"SCHEDULED\",\"ACTIVE\"])"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AuditEntryConnection",
            "kind": "LinkedField",
            "name": "auditLog",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "actor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "action",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subject",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "objectName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "objectId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "before",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "after",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "auditLog(first:6)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a6092ec19c06b0b46aad175bc61140a23998725cc33aef12be5566565b38ce27",
    "metadata": {},
    "name": "overviewLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "341f13782b06fcd27be8e13e1314fe3c";

export default node;
