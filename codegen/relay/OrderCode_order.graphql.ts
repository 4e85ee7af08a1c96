/**
 * @generated SignedSource<<603c7e998c167903691e99a397f12f3e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BarcodeFormat = "CODE_128" | "PDF_417" | "QR_CODE" | "%future added value";
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderCode_order$data = {
  readonly barcode: BarcodeFormat | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly kind: OrderKind;
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
      "name": "kind",
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

(node as any).hash = "640fd548711630ed6325fa52ed473ada";

export default node;
