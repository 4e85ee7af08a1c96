/**
 * @generated SignedSource<<1a5fa8054125ec05f33ff2574deaface>>
 * @relayHash d89ed58d82efdb215598b523c483c3ff
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4684f4135544cf6ad580fe90d43ea4780a12bc3816e1856ca005ca68a7fb617

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlertRule = "BOOKS_OFF" | "BUDGET_NEAR" | "CERTIFICATE_ENDS" | "DISK_LOW" | "DISPATCH_FAILURES" | "FILE_REFUSED" | "JOB_FAILING" | "JOB_GIVEN_UP" | "JOB_LATE" | "MAIL_BOUNCING" | "MAKER_SILENT" | "METERS_SILENT" | "MIGRATION_WAITING" | "NO_WORKER" | "PARTNER_DOWN" | "PAYOUTS_DIFFER" | "STOCK_LOW" | "UTILITY_SILENT" | "WEBHOOK_FAILING" | "%future added value";
export type ChangeAlertRuleInput = {
  emails: ReadonlyArray<string>;
  isOn: boolean;
  reason: string;
  rule: AlertRule;
  threshold: number;
  version: number;
  webhookUrl?: string | null | undefined;
};
export type ChangeAlertRuleMutation$variables = {
  input: ChangeAlertRuleInput;
};
export type ChangeAlertRuleMutation$data = {
  readonly changeAlertRule: {
    readonly __typename: "AlertRuleChanged";
    readonly rule: {
      readonly rule: AlertRule;
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
export type ChangeAlertRuleMutation = {
  response: ChangeAlertRuleMutation$data;
  variables: ChangeAlertRuleMutation$variables;
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
      "concreteType": "AlertRuleSetting",
      "kind": "LinkedField",
      "name": "rule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AlertRuleChanged",
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
    "name": "ChangeAlertRuleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeAlertRule",
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
    "name": "ChangeAlertRuleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeAlertRule",
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
    "id": "e4684f4135544cf6ad580fe90d43ea4780a12bc3816e1856ca005ca68a7fb617",
    "metadata": {},
    "name": "ChangeAlertRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "384d93ee44a1e19633ba0de67bced96a";

export default node;
