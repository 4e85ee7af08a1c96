/**
 * @generated SignedSource<<8ee0a0838aada8de31b18d340340a811>>
 * @relayHash cde8b6654d5a5ab5b32c22027c0a878b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f77724f197f1fe7c90b5b54910a9377994887bb656c9252713a5cbcec0804944

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentNodeKind = "ALL" | "ANY" | "CODE" | "FILTER" | "NOT" | "SEGMENT" | "%future added value";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
export type SegmentUseKind = "FEATURE" | "SEGMENT" | "%future added value";
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
        readonly id: string;
        readonly kind: SegmentUseKind;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
            "name": "input",
            "variableName": "input"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "segmentImpact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entering",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leaving",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enteringMembers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leavingMembers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SegmentUse",
                "kind": "LinkedField",
                "name": "uses",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
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
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SegmentImpact",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v1/*:: as any*/),
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
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Refusal",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SegmentImpactQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SegmentImpactQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f77724f197f1fe7c90b5b54910a9377994887bb656c9252713a5cbcec0804944",
    "metadata": {},
    "name": "SegmentImpactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d5a273df421b31804cb480be78bbf5e";

export default node;
