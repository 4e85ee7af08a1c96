/**
 * @generated SignedSource<<426abf925fe8b9d20794ec2c055722a7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberTrouble = "CASHOUT_BLOCKED" | "CONNECTION" | "DELETION" | "DEVICES" | "LOG_IN" | "MESSAGES_FAILED" | "METER_CLAIMED" | "METER_SILENT" | "ORDER_FAILED" | "ORDER_HELD" | "ORDER_LATE" | "PHONE_UNCONFIRMED" | "RESULTS_WAIT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberAttention_member$data = {
  readonly attention: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly count: number;
    readonly trouble: MemberTrouble;
  }>;
  readonly id: string;
  readonly " $fragmentType": "MemberAttention_member";
};
export type MemberAttention_member$key = {
  readonly " $data"?: MemberAttention_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberAttention_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberAttention_member",
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
      "concreteType": "MemberAttention",
      "kind": "LinkedField",
      "name": "attention",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trouble",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "0b7f13dd34fe286eb87cdd9161a5e8ea";

export default node;
