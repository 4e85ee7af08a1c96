/**
 * @generated SignedSource<<3a67d35a1bae7b72ed81ae049f602a69>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BarcodeFormat = "CODE_128" | "PDF_417" | "QR_CODE" | "%future added value";
export type DenominationType = "BALANCE" | "CUSTOM" | "DENOMINATED" | "%future added value";
export type FulfilmentService = "ALDER" | "BIRCH" | "CEDAR" | "DOGWOOD" | "DONATIONS" | "SHOP" | "%future added value";
export type RewardState = "ENDED" | "ON" | "UPCOMING" | "%future added value";
export type RewardType = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffRewardPage_reward$data = {
  readonly amounts: ReadonlyArray<number>;
  readonly barcode: BarcodeFormat | null | undefined;
  readonly denominationType: DenominationType;
  readonly endsAt: string | null | undefined;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly id: string;
  readonly item: string;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly pictureId: string | null | undefined;
  readonly pictureUrl: string | null | undefined;
  readonly place: number;
  readonly program: {
    readonly id: string;
  } | null | undefined;
  readonly restricted: ReadonlyArray<number>;
  readonly rewardId: string;
  readonly service: FulfilmentService;
  readonly startsAt: string;
  readonly state: RewardState;
  readonly step: number | null | undefined;
  readonly stock: number | null | undefined;
  readonly texts: ReadonlyArray<{
    readonly locale: string;
    readonly terms: string;
    readonly text: string;
    readonly title: string;
  }>;
  readonly title: string;
  readonly type: RewardType;
  readonly version: number;
  readonly " $fragmentType": "StaffRewardPage_reward";
};
export type StaffRewardPage_reward$key = {
  readonly " $data"?: StaffRewardPage_reward$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffRewardPage_reward">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffRewardPage_reward",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rewardId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "item",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RewardText",
      "kind": "LinkedField",
      "name": "texts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locale",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "denominationType",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restricted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "barcode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffReward",
  "abstractKey": null
};
})();

(node as any).hash = "fd8f80334cca80b14ae143e3c31f841c";

export default node;
