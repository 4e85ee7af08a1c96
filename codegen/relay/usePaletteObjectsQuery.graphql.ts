/**
 * @generated SignedSource<<c16173f8ce5081363a9c10ddea1eeebc>>
 * @relayHash f53566fd6115defa00b0f80801b383de
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e19c5c94a8a6662ca20275972e017fb0cec17f34fe49146c2034096babeae443

import type { ConcreteRequest } from 'relay-runtime';
export type MemberHitBy = "ID" | "METER" | "NAME" | "PHONE" | "%future added value";
export type OrderHitBy = "CODE" | "ID" | "SHOP" | "TRACKING" | "%future added value";
export type OrderItem = "REWARD" | "SMART_PLUG" | "%future added value";
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
export type usePaletteObjectsQuery$variables = {
  isAsked: boolean;
  search: string;
};
export type usePaletteObjectsQuery$data = {
  readonly staff?: {
    readonly contents: ReadonlyArray<{
      readonly contentId: string;
      readonly title: string;
    }> | null | undefined;
    readonly deviceOffers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly title: string;
        };
      }>;
    } | null | undefined;
    readonly events: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly endAt: string;
          readonly id: string;
          readonly program: {
            readonly name: string;
            readonly timeZone: string;
          };
          readonly startAt: string;
        };
      }>;
    } | null | undefined;
    readonly experiments: ReadonlyArray<{
      readonly key: string;
    }> | null | undefined;
    readonly features: ReadonlyArray<{
      readonly key: string;
    }> | null | undefined;
    readonly helpArticles: ReadonlyArray<{
      readonly articleId: string;
      readonly title: string;
    }> | null | undefined;
    readonly memberHits: ReadonlyArray<{
      readonly by: MemberHitBy;
      readonly lastFour: string | null | undefined;
      readonly member: {
        readonly email: string;
        readonly id: string;
        readonly name: string | null | undefined;
      };
    }> | null | undefined;
    readonly orderHits: ReadonlyArray<{
      readonly by: OrderHitBy;
      readonly order: {
        readonly id: string;
        readonly item: OrderItem;
        readonly kind: OrderKind;
        readonly member: {
          readonly email: string;
          readonly name: string | null | undefined;
        } | null | undefined;
        readonly placedAt: string;
        readonly quantity: number;
        readonly title: string | null | undefined;
      };
    }> | null | undefined;
    readonly payouts: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly currency: string;
          readonly destination: string;
          readonly hundredths: number;
          readonly id: string;
          readonly member: {
            readonly email: string;
            readonly name: string | null | undefined;
          } | null | undefined;
          readonly placedAt: string;
        };
      }>;
    } | null | undefined;
    readonly programs: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly rewards: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly title: string;
        };
      }>;
    } | null | undefined;
    readonly segments: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly name: string;
          readonly segmentId: string;
        };
      }>;
    } | null | undefined;
    readonly staffAccounts: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly email: string;
          readonly id: string;
          readonly name: string | null | undefined;
        };
      }>;
    } | null | undefined;
    readonly utilities: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type usePaletteObjectsQuery = {
  response: usePaletteObjectsQuery$data;
  variables: usePaletteObjectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAsked"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": (v3/*:: as any*/),
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
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": (v3/*:: as any*/),
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
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v12 = [
  (v2/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "by",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v15 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": (v12/*:: as any*/),
  "concreteType": "MemberHit",
  "kind": "LinkedField",
  "name": "memberHits",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecord",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "item",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "MemberRecord",
  "kind": "LinkedField",
  "name": "member",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hundredths",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destination",
  "storageKey": null
},
v26 = [
  (v4/*:: as any*/),
  (v19/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "concreteType": "StaffRewardConnection",
  "kind": "LinkedField",
  "name": "rewards",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffRewardEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffReward",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v26/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "concreteType": "StaffDeviceOfferConnection",
  "kind": "LinkedField",
  "name": "deviceOffers",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffDeviceOfferEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffDeviceOffer",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v26/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "segmentId",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentId",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "articleId",
  "storageKey": null
},
v32 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  }
],
v33 = {
  "alias": null,
  "args": (v12/*:: as any*/),
  "concreteType": "StaffFeature",
  "kind": "LinkedField",
  "name": "features",
  "plural": true,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": (v12/*:: as any*/),
  "concreteType": "StaffExperiment",
  "kind": "LinkedField",
  "name": "experiments",
  "plural": true,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "concreteType": "StaffAccountConnection",
  "kind": "LinkedField",
  "name": "staffAccounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffAccountEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffAccount",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v15/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "MemberRecord",
  "kind": "LinkedField",
  "name": "member",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v14/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePaletteObjectsQuery",
    "selections": [
      {
        "condition": "isAsked",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Staff",
            "kind": "LinkedField",
            "name": "staff",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
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
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Program",
                            "kind": "LinkedField",
                            "name": "program",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v11/*:: as any*/)
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
              },
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "OrderHit",
                "kind": "LinkedField",
                "name": "orderHits",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StaffOrder",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "StaffPayoutConnection",
                "kind": "LinkedField",
                "name": "payouts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StaffPayoutEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StaffPayout",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "SegmentConnection",
                "kind": "LinkedField",
                "name": "segments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SegmentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Segment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v29/*:: as any*/),
                          (v5/*:: as any*/)
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
                "args": (v12/*:: as any*/),
                "concreteType": "StaffContent",
                "kind": "LinkedField",
                "name": "contents",
                "plural": true,
                "selections": [
                  (v30/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "StaffHelpArticle",
                "kind": "LinkedField",
                "name": "helpArticles",
                "plural": true,
                "selections": [
                  (v31/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
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
    "name": "usePaletteObjectsQuery",
    "selections": [
      {
        "condition": "isAsked",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Staff",
            "kind": "LinkedField",
            "name": "staff",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
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
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Program",
                            "kind": "LinkedField",
                            "name": "program",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v11/*:: as any*/),
                              (v4/*:: as any*/)
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
              },
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "OrderHit",
                "kind": "LinkedField",
                "name": "orderHits",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StaffOrder",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v36/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "StaffPayoutConnection",
                "kind": "LinkedField",
                "name": "payouts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StaffPayoutEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StaffPayout",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v21/*:: as any*/),
                          (v36/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "SegmentConnection",
                "kind": "LinkedField",
                "name": "segments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SegmentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Segment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v29/*:: as any*/),
                          (v5/*:: as any*/),
                          (v4/*:: as any*/)
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
                "args": (v12/*:: as any*/),
                "concreteType": "StaffContent",
                "kind": "LinkedField",
                "name": "contents",
                "plural": true,
                "selections": [
                  (v30/*:: as any*/),
                  (v19/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "StaffHelpArticle",
                "kind": "LinkedField",
                "name": "helpArticles",
                "plural": true,
                "selections": [
                  (v31/*:: as any*/),
                  (v19/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e19c5c94a8a6662ca20275972e017fb0cec17f34fe49146c2034096babeae443",
    "metadata": {},
    "name": "usePaletteObjectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a18705bbca83e86d2b2d7581b0d37679";

export default node;
