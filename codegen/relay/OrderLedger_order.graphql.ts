/**
 * @generated SignedSource<<54bb7286218f99ad2bd7db103ae68fad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEntryKind = "HELD" | "PAID_OUT" | "RETURNED" | "TAKEN_AGAIN" | "%future added value";
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderLedger_order$data = {
  readonly entries: ReadonlyArray<{
    readonly bookedAt: string;
    readonly movementId: string | null | undefined;
    readonly points: number;
    readonly what: OrderEntryKind;
  }>;
  readonly kind: OrderKind;
  readonly " $fragmentType": "OrderLedger_order";
};
export type OrderLedger_order$key = {
  readonly " $data"?: OrderLedger_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLedger_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLedger_order",
  "selections": [
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
      "concreteType": "OrderEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "what",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedAt",
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
          "name": "movementId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "00971806b94aed609d636baeeb34081d";

export default node;
