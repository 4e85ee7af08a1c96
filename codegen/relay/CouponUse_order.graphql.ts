/**
 * @generated SignedSource<<240c69149fcf34bdbe5b45e85c9c6681>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CouponUse_order$data = {
  readonly orderId: string;
  readonly usedAt: string | null | undefined;
  readonly " $fragmentType": "CouponUse_order";
};
export type CouponUse_order$key = {
  readonly " $data"?: CouponUse_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponUse_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponUse_order",
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
      "name": "usedAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ee7c3f5ed2e70fe97b998c61b4d41684";

export default node;
