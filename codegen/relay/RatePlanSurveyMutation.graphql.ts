/**
 * @generated SignedSource<<a98aaa8f45bcdb391cda70d9cd52f215>>
 * @relayHash 5239d6138d18eb80cc0ec01ba8f60b77
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d4289eb4e4a6c915390b7509efa74e0d3b016e423a10eb12ab003f373a9659b

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly message: string;
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
    "name": "submitRatePlanOptimizerFeedbackSurvey",
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
            "name": "passedToUtility",
            "storageKey": null
          }
        ],
        "type": "RatePlanOptimizerFeedbackSurvey",
        "abstractKey": null
      },
      {
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
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Refusal",
        "abstractKey": null
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
    "name": "RatePlanSurveyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RatePlanSurveyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2d4289eb4e4a6c915390b7509efa74e0d3b016e423a10eb12ab003f373a9659b",
    "metadata": {},
    "name": "RatePlanSurveyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91b702f84e71af0e75b446f9ae09a75f";

export default node;
