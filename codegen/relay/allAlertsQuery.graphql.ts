/**
 * @generated SignedSource<<d99481d2b2d265930fd361792449c0c4>>
 * @relayHash c041b3d0bef7afbd5e575a2e10d417a3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac8a307fc0886b0263f29b5eec38bbd4f1700a2449247e9c99df910efb34fff9

import type { ConcreteRequest } from 'relay-runtime';
export type AlertOrderField = "OPENED_AT" | "RESOLVED_AT" | "RULE" | "STATE" | "%future added value";
export type AlertRule = "BOOKS_OFF" | "BUDGET_NEAR" | "CERTIFICATE_ENDS" | "DISK_LOW" | "DISPATCH_FAILURES" | "FILE_REFUSED" | "JOB_FAILING" | "JOB_GIVEN_UP" | "JOB_LATE" | "MAIL_BOUNCING" | "MAKER_SILENT" | "METERS_SILENT" | "MIGRATION_WAITING" | "NO_WORKER" | "PARTNER_DOWN" | "PAYOUTS_DIFFER" | "STOCK_LOW" | "UTILITY_SILENT" | "WEBHOOK_FAILING" | "%future added value";
export type AlertState = "ACKNOWLEDGED" | "OPEN" | "RESOLVED" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type AlertOrder = {
  direction?: SortDirection;
  field: AlertOrderField;
};
export type allAlertsQuery$variables = {
  after?: string | null | undefined;
  isOpen?: boolean | null | undefined;
  orderBy?: AlertOrder | null | undefined;
  search?: string | null | undefined;
};
export type allAlertsQuery$data = {
  readonly staff: {
    readonly alerts: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly acknowledgedBy: {
            readonly email: string;
          } | null | undefined;
          readonly isSystem: boolean;
          readonly note: string | null | undefined;
          readonly openedAt: string;
          readonly resolvedAt: string | null | undefined;
          readonly rule: AlertRule;
          readonly state: AlertState;
          readonly title: string;
          readonly todo: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type allAlertsQuery = {
  response: allAlertsQuery$data;
  variables: allAlertsQuery$variables;
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
  "name": "isOpen"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Variable",
    "name": "isOpen",
    "variableName": "isOpen"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "todo",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSystem",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resolvedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v14 = {
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
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "allAlertsQuery",
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
            "args": (v4/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MemberRecord",
                        "kind": "LinkedField",
                        "name": "acknowledgedBy",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "allAlertsQuery",
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
            "args": (v4/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MemberRecord",
                        "kind": "LinkedField",
                        "name": "acknowledgedBy",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ac8a307fc0886b0263f29b5eec38bbd4f1700a2449247e9c99df910efb34fff9",
    "metadata": {},
    "name": "allAlertsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "716309bedc27658696d1f72f9fca75bf";

export default node;
