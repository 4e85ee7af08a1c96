/**
 * @generated SignedSource<<0504c99dc339dee65291f60c59b21e17>>
 * @relayHash 41ba418b4203ec700e24cac78c392a3e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bddf1f21659eac8fc34a4472f04216a9d1de2bab35ac434758ccf0a5d49d82b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatePlanOptimizerSurveyType = "REASONS_FOR_NOT_SWITCHING" | "REASONS_FOR_SWITCHING" | "%future added value";
export type SubmitRatePlanOptimizerFeedbackSurveyInput = {
  responses: ReadonlyArray<RatePlanOptimizerSurveyResponseInput>;
  surveyType: RatePlanOptimizerSurveyType;
};
export type RatePlanOptimizerSurveyResponseInput = {
  optionKey?: string | null | undefined;
  promptKey: string;
  text?: string | null | undefined;
};
export type RatePlanSurveyMutation$variables = {
  input: SubmitRatePlanOptimizerFeedbackSurveyInput;
};
export type RatePlanSurveyMutation$data = {
  readonly submitRatePlanOptimizerFeedbackSurvey: {
    readonly __typename: "RatePlanOptimizerFeedbackSurvey";
    readonly passedToUtility: boolean;
  } | {
    readonly __typename: "RatePlanOptimizerFeedbackSurveyFailure";
    readonly errorMessage: string;
  } | {
    readonly __typename: "Refusal";
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_parts">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type RatePlanSurveyMutation = {
  response: RatePlanSurveyMutation$data;
  variables: RatePlanSurveyMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passedToUtility",
      "storageKey": null
    }
  ],
  "type": "RatePlanOptimizerFeedbackSurvey",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorMessage",
      "storageKey": null
    }
  ],
  "type": "RatePlanOptimizerFeedbackSurveyFailure",
  "abstractKey": null
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
    "name": "RatePlanSurveyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "submitRatePlanOptimizerFeedbackSurvey",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "name": "RatePlanSurveyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "submitRatePlanOptimizerFeedbackSurvey",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "7bddf1f21659eac8fc34a4472f04216a9d1de2bab35ac434758ccf0a5d49d82b",
    "metadata": {},
    "name": "RatePlanSurveyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be9889c5481428a0fcbf7d410c55e41b";

export default node;
