/**
 * @generated SignedSource<<58cd3f0c8e49dddf0b9bf8ce143813e1>>
 * @relayHash 85c265c4d5f06ef29996935aa660d900
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abf8d7fdad1cabe7b408257919bfb8b6793331787fc6461ad1a6b8c2385d9e0f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentNodeKind = "ALL" | "ANY" | "CODE" | "FILTER" | "NOT" | "SEGMENT" | "%future added value";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
export type CompoundSegmentInput = {
  active?: boolean;
  activelyEnrolling?: boolean;
  description?: string;
  invert?: boolean;
  name: string;
  nodes: ReadonlyArray<SegmentNodeInput>;
  reason: string;
  version?: number | null | undefined;
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
export type useCreateSegmentCompoundMutation$variables = {
  id: string;
  input: CompoundSegmentInput;
};
export type useCreateSegmentCompoundMutation$data = {
  readonly createCompoundSegment: {
    readonly __typename: "Refusal";
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_parts">;
    } | null | undefined;
  } | {
    readonly __typename: "SegmentSaved";
    readonly segment: {
      readonly name: string;
      readonly segmentId: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCreateSegmentCompoundMutation = {
  response: useCreateSegmentCompoundMutation$data;
  variables: useCreateSegmentCompoundMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
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
  "name": "segmentId",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v5/*:: as any*/),
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
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateSegmentCompoundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCompoundSegment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Segment",
                "kind": "LinkedField",
                "name": "segment",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SegmentSaved",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "refusal_parts",
                      "selections": (v6/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "Refusal",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "refusal"
              }
            ],
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateSegmentCompoundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCompoundSegment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Segment",
                "kind": "LinkedField",
                "name": "segment",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
            "type": "SegmentSaved",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "abf8d7fdad1cabe7b408257919bfb8b6793331787fc6461ad1a6b8c2385d9e0f",
    "metadata": {},
    "name": "useCreateSegmentCompoundMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a40703fe677d4fd77a0e1d5a2977457d";

export default node;
