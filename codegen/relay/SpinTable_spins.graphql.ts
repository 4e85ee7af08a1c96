/**
 * @generated SignedSource<<5edec2f6bc84f606e92f3cabc0f5178c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WheelPrizeState = "GIVEN_UP" | "NONE" | "PAID" | "REDEEMED" | "WAITING" | "%future added value";
export type WheelPrizeType = "CASH" | "DAILY_CASH" | "DAILY_CASH_INELIGIBLE" | "FREE_DEVICE" | "FREE_SPIN" | "PRIZE_ENTRY" | "REFERRAL_BOOST" | "STORE_DISCOUNT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SpinTable_spins$data = ReadonlyArray<{
  readonly member: {
    readonly email: string;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly number: number;
  readonly orderId: string | null | undefined;
  readonly prize: string;
  readonly spunAt: string;
  readonly state: WheelPrizeState;
  readonly type: WheelPrizeType;
  readonly " $fragmentType": "SpinTable_spins";
}>;
export type SpinTable_spins$key = ReadonlyArray<{
  readonly " $data"?: SpinTable_spins$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpinTable_spins">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SpinTable_spins",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecord",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    }
  ],
  "type": "WheelSpin",
  "abstractKey": null
};

(node as any).hash = "8d31ee1704f307f559ef84b0749383e6";

export default node;
