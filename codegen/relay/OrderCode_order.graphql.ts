/**
 * @generated SignedSource<<c8766d8c6ea3b2236f04762f5277e162>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BarcodeFormat = "CODE_128" | "PDF_417" | "QR_CODE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderCode_order$data = {
  readonly barcode: BarcodeFormat | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly isCoupon: boolean;
  readonly orderId: string;
  readonly " $fragmentSpreads": FragmentRefs<"CouponUse_order">;
  readonly " $fragmentType": "OrderCode_order";
};
export type OrderCode_order$key = {
  readonly " $data"?: OrderCode_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCode_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderCode_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCoupon",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponUse_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ac64f3805cd15bbdb83ea675d99cf9d1";

export default node;
