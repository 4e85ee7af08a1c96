/**
 * @generated SignedSource<<cac94589c85e39537b3cf52814687a7a>>
 * @relayHash c7b6ab44d568c501a9a56242d9def523
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f8236598c2d08be7c0f1b8da8bdddafdea930ce68ca340f8fcac955f7ecf894

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UtilityCashoutReason = "BILL_CREDIT" | "NONE" | "NOT_PERMITTED" | "PAYS_DIRECTLY" | "PROGRAM_PAUSED" | "%future added value";
export type UtilityConnectionKind = "ACCOUNT_NUMBER" | "OAUTH" | "%future added value";
export type UtilityConnectionMethod = "FILES" | "INTERFACE" | "NONE" | "%future added value";
export type CreateUtilityInput = {
  acronym: string;
  cashoutReason?: UtilityCashoutReason | null | undefined;
  connection: UtilityConnectionKind;
  connectionMethod?: UtilityConnectionMethod | null | undefined;
  drpEmail?: string | null | undefined;
  drpName?: string | null | undefined;
  drpUrl?: string | null | undefined;
  name: string;
  partnerClientId?: string | null | undefined;
  partnerUrl?: string | null | undefined;
  primaryUtilityId?: string | null | undefined;
  reason: string;
  shortName: string;
  timeZone: string;
};
export type NewUtilityFormMutation$variables = {
  input: CreateUtilityInput;
};
export type NewUtilityFormMutation$data = {
  readonly createUtility: {
    readonly __typename: "Refusal";
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_parts">;
    } | null | undefined;
  } | {
    readonly __typename: "UtilitySaved";
    readonly utility: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type NewUtilityFormMutation = {
  response: NewUtilityFormMutation$data;
  variables: NewUtilityFormMutation$variables;
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
      "concreteType": "Utility",
      "kind": "LinkedField",
      "name": "utility",
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
  "type": "UtilitySaved",
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
    "name": "NewUtilityFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createUtility",
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
    "name": "NewUtilityFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createUtility",
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
    "id": "9f8236598c2d08be7c0f1b8da8bdddafdea930ce68ca340f8fcac955f7ecf894",
    "metadata": {},
    "name": "NewUtilityFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7341faacb016b53ed2f82fb025a4b13f";

export default node;
