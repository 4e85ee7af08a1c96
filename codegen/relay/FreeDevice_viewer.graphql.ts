/**
 * @generated SignedSource<<aeafa6b45ad4ff574573624bd996f27a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeDevice_viewer$data = {
  readonly firstDeviceFreeReward: {
    readonly basePricePoints: number;
    readonly displayDescription: string;
    readonly displayImageUrl: string | null | undefined;
    readonly displaySubtitle: string;
    readonly displayTitle: string;
  } | null | undefined;
  readonly user: {
    readonly orders: {
      readonly userOrderStatus: {
        readonly latest_order_status: string | null | undefined;
      };
    };
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

const node: ReaderFragment = {
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
          "concreteType": "UserOrders",
          "kind": "LinkedField",
          "name": "orders",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "UserOrderStatus",
              "kind": "LinkedField",
              "name": "userOrderStatus",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "latest_order_status",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "67868a52e4e9c5385c428273edfc8543";

export default node;
