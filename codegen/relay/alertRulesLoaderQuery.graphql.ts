/**
 * @generated SignedSource<<e9bb726f28a5d4518f8cfa17ffd70f91>>
 * @relayHash cefafec7592c5c0e9ff743cbe7d346ad
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aed1abc73fcf50870b279ece565aee06d696aed09843e05798be787270f73cbf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlertRule = "BOOKS_OFF" | "BUDGET_NEAR" | "CERTIFICATE_ENDS" | "DISK_LOW" | "DISPATCH_FAILURES" | "FILE_REFUSED" | "JOB_FAILING" | "JOB_GIVEN_UP" | "JOB_LATE" | "MAIL_BOUNCING" | "MAKER_SILENT" | "METERS_SILENT" | "MIGRATION_WAITING" | "NO_WORKER" | "PARTNER_DOWN" | "PAYOUTS_DIFFER" | "STOCK_LOW" | "UTILITY_SILENT" | "WEBHOOK_FAILING" | "%future added value";
export type AlertUnit = "DAYS" | "HOURS" | "MEGABYTES" | "MINUTES" | "PERCENT" | "PIECES" | "%future added value";
export type alertRulesLoaderQuery$variables = Record<PropertyKey, never>;
export type alertRulesLoaderQuery$data = {
  readonly staff: {
    readonly alertRules: ReadonlyArray<{
      readonly emails: ReadonlyArray<string>;
      readonly isOn: boolean;
      readonly isSystem: boolean;
      readonly isUpward: boolean;
      readonly mayChange: boolean;
      readonly rule: AlertRule;
      readonly threshold: number;
      readonly unit: AlertUnit;
      readonly webhookUrl: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ChangeAlertRule_rule">;
    }> | null | undefined;
  } | null | undefined;
};
export type alertRulesLoaderQuery = {
  response: alertRulesLoaderQuery$data;
  variables: alertRulesLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSystem",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayChange",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOn",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "threshold",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUpward",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emails",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "webhookUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "alertRulesLoaderQuery",
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
            "args": null,
            "concreteType": "AlertRuleSetting",
            "kind": "LinkedField",
            "name": "alertRules",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChangeAlertRule_rule"
              }
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "alertRulesLoaderQuery",
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
            "args": null,
            "concreteType": "AlertRuleSetting",
            "kind": "LinkedField",
            "name": "alertRules",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "least",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "most",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aed1abc73fcf50870b279ece565aee06d696aed09843e05798be787270f73cbf",
    "metadata": {},
    "name": "alertRulesLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c8cb3b9014a30fc85aabe606db15aa2";

export default node;
