/**
 * @generated SignedSource<<c048d083150a38bb07fe68d924960019>>
 * @relayHash 480bf3745921a3761b8d904d384d8289
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86c176c162fb4f2bbf2399a622b5437ba322f29b9ff5886b3c8d1884aa0c6b28

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BaselineRule = "BLEND" | "GB_BL01" | "HIGHEST_FIVE_OF_TEN" | "TEN_OF_TEN" | "%future added value";
export type MissedStart = "CALL_OFF" | "MAKE_UP" | "%future added value";
export type WeekendWeights = "EQUAL" | "FIFTY_THIRTY_TWENTY" | "%future added value";
export type CreateProgramInput = {
  name: string;
  reason: string;
  rules: ProgramRulesInput;
  utilityId: string;
};
export type ProgramRulesInput = {
  baselineRule?: BaselineRule | null | undefined;
  blendCapPercent?: number | null | undefined;
  budgetPoints?: number | null | undefined;
  carryFactor?: number | null | undefined;
  deadBandPercent?: number | null | undefined;
  droppedHolidays?: ReadonlyArray<string> | null | undefined;
  eventsPerDay?: number | null | undefined;
  eventsPerWeek?: number | null | undefined;
  extraHolidays?: ReadonlyArray<string> | null | undefined;
  missedStart?: MissedStart | null | undefined;
  netMonthly?: boolean | null | undefined;
  participationPoints?: number | null | undefined;
  payFromUploads?: boolean | null | undefined;
  pointsPerKwh?: number | null | undefined;
  postEventAdjustment?: boolean | null | undefined;
  realTimePerDay?: number | null | undefined;
  realTimePerWeek?: number | null | undefined;
  sameDayAdjustment?: boolean | null | undefined;
  settlementIntervalMinutes?: number | null | undefined;
  settlementMeters?: boolean | null | undefined;
  utilityPays?: boolean | null | undefined;
  weekendWeights?: WeekendWeights | null | undefined;
};
export type NewProgramFormMutation$variables = {
  input: CreateProgramInput;
};
export type NewProgramFormMutation$data = {
  readonly createProgram: {
    readonly __typename: "ProgramSaved";
    readonly program: {
      readonly id: string;
      readonly name: string;
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
export type NewProgramFormMutation = {
  response: NewProgramFormMutation$data;
  variables: NewProgramFormMutation$variables;
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
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
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
  "type": "ProgramSaved",
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
    "name": "NewProgramFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createProgram",
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
    "name": "NewProgramFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createProgram",
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
    "id": "86c176c162fb4f2bbf2399a622b5437ba322f29b9ff5886b3c8d1884aa0c6b28",
    "metadata": {},
    "name": "NewProgramFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1b588f5d70f244c5b01b2c13e55bb6f";

export default node;
