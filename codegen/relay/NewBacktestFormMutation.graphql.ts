/**
 * @generated SignedSource<<71ec7edd53da687d0d4daf620a75b9eb>>
 * @relayHash 984c5fe5cb18f0ea87bfa99dce82c3e3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0889a0c02f40ea84ddad7074c86daa8c3382c5e9685e5d5aec886b59dfd4f3bf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BaselineRule = "BLEND" | "GB_BL01" | "HIGHEST_FIVE_OF_TEN" | "TEN_OF_TEN" | "%future added value";
export type StartBacktestInput = {
  endMinute: number;
  every: number;
  from: string;
  reason: string;
  segmentId?: string | null | undefined;
  settings: ReadonlyArray<BacktestSettingInput>;
  settlementIntervalMinutes: number;
  startMinute: number;
  to: string;
  uploadId?: string | null | undefined;
  utilityId?: string | null | undefined;
  weekdays: ReadonlyArray<number>;
};
export type BacktestSettingInput = {
  baselineRule: BaselineRule;
  carryFactor: number;
  deadBandPercent: number;
  pointsPerKwh: number;
  sameDayAdjustment: boolean;
};
export type NewBacktestFormMutation$variables = {
  input: StartBacktestInput;
};
export type NewBacktestFormMutation$data = {
  readonly startBacktest: {
    readonly __typename: "BacktestSaved";
    readonly backtest: {
      readonly id: string;
    };
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
export type NewBacktestFormMutation = {
  response: NewBacktestFormMutation$data;
  variables: NewBacktestFormMutation$variables;
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
      "concreteType": "Backtest",
      "kind": "LinkedField",
      "name": "backtest",
      "plural": false,
      "selections": [
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
  "type": "BacktestSaved",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v4/*:: as any*/),
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
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewBacktestFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startBacktest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                      "selections": (v5/*:: as any*/),
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
    "name": "NewBacktestFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startBacktest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0889a0c02f40ea84ddad7074c86daa8c3382c5e9685e5d5aec886b59dfd4f3bf",
    "metadata": {},
    "name": "NewBacktestFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "852ce6a584193d94423caf8f88799a08";

export default node;
