/**
 * @generated SignedSource<<f21eddae85811586577332040ad7f3fc>>
 * @relayHash 2ec9feb9d21cc19c5d64b08c684aeb67
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e843ff952775a0083a405e5a44e53379077f7ad3e9b527a073f23de6b6aaf385

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentNodeKind = "ALL" | "ANY" | "CODE" | "FILTER" | "NOT" | "SEGMENT" | "%future added value";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
export type SegmentImpactInput = {
  active: boolean;
  activelyEnrolling: boolean;
  invert: boolean;
  nodes: ReadonlyArray<SegmentNodeInput>;
  segmentId?: string | null | undefined;
};
export type SegmentNodeInput = {
  attribute?: string | null | undefined;
  booleans?: ReadonlyArray<boolean> | null | undefined;
  kind: SegmentNodeKind;
  numbers?: ReadonlyArray<number> | null | undefined;
  operator?: SegmentOperator | null | undefined;
  parent?: number | null | undefined;
  segmentId?: string | null | undefined;
  texts?: ReadonlyArray<string> | null | undefined;
};
export type SegmentImpactQuery$variables = {
  input: SegmentImpactInput;
};
export type SegmentImpactQuery$data = {
  readonly staff: {
    readonly segmentImpact: {
      readonly __typename: "Refusal";
      readonly fields: ReadonlyArray<{
        readonly field: string;
        readonly message: string;
      }>;
      readonly message: string;
    } | {
      readonly __typename: "SegmentImpact";
      readonly after: number;
      readonly before: number;
      readonly entering: number;
      readonly enteringMembers: ReadonlyArray<string>;
      readonly leaving: number;
      readonly leavingMembers: ReadonlyArray<string>;
      readonly uses: ReadonlyArray<{
        readonly name: string;
      }>;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
  } | null | undefined;
};
export type SegmentImpactQuery = {
  response: SegmentImpactQuery$data;
  variables: SegmentImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entering",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leaving",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enteringMembers",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leavingMembers",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldFault",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SegmentImpactQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "segmentImpact",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SegmentUse",
                    "kind": "LinkedField",
                    "name": "uses",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "SegmentImpact",
                "abstractKey": null
              },
              (v11/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SegmentImpactQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "segmentImpact",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SegmentUse",
                    "kind": "LinkedField",
                    "name": "uses",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "SegmentImpact",
                "abstractKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e843ff952775a0083a405e5a44e53379077f7ad3e9b527a073f23de6b6aaf385",
    "metadata": {},
    "name": "SegmentImpactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8fa06f2f99045224ed046a7d8c04d779";

export default node;
