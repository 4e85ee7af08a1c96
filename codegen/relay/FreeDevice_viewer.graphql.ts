/**
 * @generated SignedSource<<dcff659c22996c2e2e5aa6628d66255b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
export type OrderStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "FAILED" | "PLACED" | "REPLACED" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FreeDevice_viewer$data = {
  readonly firstDeviceFreeReward: {
    readonly basePricePoints: number;
    readonly displayDescription: string;
    readonly displayImageUrl: string | null | undefined;
    readonly displaySubtitle: string;
    readonly displayTitle: string;
  } | null | undefined;
  readonly orders: ReadonlyArray<{
    readonly id: string;
    readonly kind: OrderKind;
    readonly status: OrderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"OrderCard_order">;
  }>;
  readonly user: {
    readonly connectionDevices: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly shippingAddress: {
      readonly city: string;
      readonly line1: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FreeDevice_viewer";
};
export type FreeDevice_viewer$key = {
  readonly " $data"?: FreeDevice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeDevice_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeDevice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstDeviceFreeReward",
      "kind": "LinkedField",
      "name": "firstDeviceFreeReward",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displaySubtitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basePricePoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayImageUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShippingAddress",
          "kind": "LinkedField",
          "name": "shippingAddress",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line1",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConnectionDevice",
          "kind": "LinkedField",
          "name": "connectionDevices",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "orders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderCard_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "7a755574d7ad92a92c17365f5d67ce41";

export default node;
