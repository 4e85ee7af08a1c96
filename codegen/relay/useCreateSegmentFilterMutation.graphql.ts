/**
 * @generated SignedSource<<86bef84048596d6580c8fc1b245f437d>>
 * @relayHash 5e122f5c8c3a5b5a59cc8479b7346121
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 796d3ff912ec340de1d719e0122148ec3479517577f42ca584fab665c9085f3f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
export type AttributeFilterSegmentInput = {
  active?: boolean;
  activelyEnrolling?: boolean;
  attributeName: string;
  booleans?: ReadonlyArray<boolean> | null | undefined;
  description?: string;
  invert?: boolean;
  name: string;
  numbers?: ReadonlyArray<number> | null | undefined;
  operator: SegmentOperator;
  reason: string;
  texts?: ReadonlyArray<string> | null | undefined;
  version?: number | null | undefined;
};
export type useCreateSegmentFilterMutation$variables = {
  id: string;
  input: AttributeFilterSegmentInput;
};
export type useCreateSegmentFilterMutation$data = {
  readonly createAttributeFilterSegment: {
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
export type useCreateSegmentFilterMutation = {
  response: useCreateSegmentFilterMutation$data;
  variables: useCreateSegmentFilterMutation$variables;
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
    "name": "useCreateSegmentFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAttributeFilterSegment",
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
    "name": "useCreateSegmentFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createAttributeFilterSegment",
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
    "id": "796d3ff912ec340de1d719e0122148ec3479517577f42ca584fab665c9085f3f",
    "metadata": {},
    "name": "useCreateSegmentFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d067605dcbf598813da8735e4439b793";

export default node;
