/**
 * @generated SignedSource<<548fa8a1e85579488104e8f982a2dd78>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WheelPrizeType = "CASH" | "DAILY_CASH" | "DAILY_CASH_INELIGIBLE" | "FREE_DEVICE" | "FREE_SPIN" | "PRIZE_ENTRY" | "REFERRAL_BOOST" | "STORE_DISCOUNT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PrizeTable_prizes$data = ReadonlyArray<{
  readonly chance: number | null | undefined;
  readonly id: string;
  readonly isOn: boolean;
  readonly perDay: number | null | undefined;
  readonly points: number | null | undefined;
  readonly remaining: number | null | undefined;
  readonly title: string;
  readonly type: WheelPrizeType;
  readonly weight: number;
  readonly wonToday: number;
  readonly worthPoints: number;
  readonly " $fragmentType": "PrizeTable_prizes";
}>;
export type PrizeTable_prizes$key = ReadonlyArray<{
  readonly " $data"?: PrizeTable_prizes$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrizeTable_prizes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PrizeTable_prizes",
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
      "name": "title",
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
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worthPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remaining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wonToday",
      "storageKey": null
    }
  ],
  "type": "WheelPrize",
  "abstractKey": null
};

(node as any).hash = "e7aee62a95dcffc52d40e11ad5076d8c";

export default node;
