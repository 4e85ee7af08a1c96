/**
 * @generated SignedSource<<a02d5d07718469515e34a069b7722862>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RewardType = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RewardPrice_reward$data = {
  readonly amounts: ReadonlyArray<number>;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly type: RewardType;
  readonly " $fragmentType": "RewardPrice_reward";
};
export type RewardPrice_reward$key = {
  readonly " $data"?: RewardPrice_reward$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPrice_reward">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RewardPrice_reward",
  "selections": [
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
      "name": "amounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum",
      "storageKey": null
    }
  ],
  "type": "StaffReward",
  "abstractKey": null
};

(node as any).hash = "246e851e4301c3d51d5515a29b15624c";

export default node;
