/**
 * @generated SignedSource<<21518c3850759b9c369b3e3e248976aa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlertRule = "BOOKS_OFF" | "BUDGET_NEAR" | "CERTIFICATE_ENDS" | "DISK_LOW" | "DISPATCH_FAILURES" | "FILE_REFUSED" | "JOB_FAILING" | "JOB_GIVEN_UP" | "JOB_LATE" | "MAIL_BOUNCING" | "MAKER_SILENT" | "METERS_SILENT" | "MIGRATION_WAITING" | "NO_WORKER" | "PARTNER_DOWN" | "PAYOUTS_DIFFER" | "STOCK_LOW" | "UTILITY_SILENT" | "WEBHOOK_FAILING" | "%future added value";
export type AlertUnit = "DAYS" | "HOURS" | "MEGABYTES" | "MINUTES" | "PERCENT" | "PIECES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeAlertRule_rule$data = {
  readonly emails: ReadonlyArray<string>;
  readonly isOn: boolean;
  readonly isSystem: boolean;
  readonly isUpward: boolean;
  readonly least: number;
  readonly most: number;
  readonly rule: AlertRule;
  readonly threshold: number;
  readonly unit: AlertUnit;
  readonly version: number;
  readonly webhookUrl: string | null | undefined;
  readonly " $fragmentType": "ChangeAlertRule_rule";
};
export type ChangeAlertRule_rule$key = {
  readonly " $data"?: ChangeAlertRule_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeAlertRule_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeAlertRule_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
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
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSystem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUpward",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threshold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhookUrl",
      "storageKey": null
    }
  ],
  "type": "AlertRuleSetting",
  "abstractKey": null
};

(node as any).hash = "f5ab8916e714906b9bbd700d5ed3b09f";

export default node;
