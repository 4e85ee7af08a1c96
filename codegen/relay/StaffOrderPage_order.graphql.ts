/**
 * @generated SignedSource<<f24af757e2de6365b7a06a6ecf0d0a83>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentService = "ALDER" | "BIRCH" | "CEDAR" | "DOGWOOD" | "DONATIONS" | "SHOP" | "%future added value";
export type OrderEntryKind = "HELD" | "PAID_OUT" | "RETURNED" | "TAKEN_AGAIN" | "%future added value";
export type OrderFailure = "ADDRESS" | "BLOCKED" | "DECLINED_ACTIVITY" | "DECLINED_DESTINATION" | "DECLINED_OTHER" | "DECLINED_SEVERAL_ACCOUNTS" | "LATE" | "LOST" | "OUT_OF_STOCK" | "REFUSED" | "RETURNED" | "UNCLAIMED" | "%future added value";
export type OrderHappeningKind = "ADDRESS" | "ANSWERED" | "ASKED" | "CANCEL_ASKED" | "CANCEL_REFUSED" | "CODE_SHOWN" | "HELD" | "MOVED" | "NO_ANSWER" | "PLACED" | "RELEASED" | "REPLACED" | "RETRIED" | "%future added value";
export type OrderItem = "REWARD" | "SMART_PLUG" | "%future added value";
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
export type OrderStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "FAILED" | "PLACED" | "REPLACED" | "SHIPPED" | "%future added value";
export type OrderWait = "ADDRESS" | "CLAIM" | "DELIVERY" | "HOLD" | "NEW_DESTINATION" | "PARTNER" | "REVIEW" | "SHIPPING" | "SHOP" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffOrderPage_order$data = {
  readonly acceptedAt: string | null | undefined;
  readonly address: {
    readonly city: string;
    readonly country: string;
    readonly line1: string;
    readonly line2: string | null | undefined;
    readonly postalCode: string;
    readonly region: string;
  } | null | undefined;
  readonly attempt: number;
  readonly cancelledAt: string | null | undefined;
  readonly carrier: string | null | undefined;
  readonly currency: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
  readonly destination: string | null | undefined;
  readonly entries: ReadonlyArray<{
    readonly bookedAt: string;
    readonly points: number;
    readonly watts: number;
    readonly what: OrderEntryKind;
  }>;
  readonly failedAt: string | null | undefined;
  readonly failure: OrderFailure | null | undefined;
  readonly happenings: ReadonlyArray<{
    readonly at: string;
    readonly detail: string;
    readonly what: OrderHappeningKind;
  }>;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly isCancelling: boolean;
  readonly item: OrderItem;
  readonly kind: OrderKind;
  readonly mayCancel: boolean;
  readonly mayRefund: boolean;
  readonly mayReplace: boolean;
  readonly mayRetry: boolean;
  readonly member: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
  } | null | undefined;
  readonly payoutId: string | null | undefined;
  readonly placedAt: string;
  readonly pricePoints: number;
  readonly promisedBy: string | null | undefined;
  readonly quantity: number;
  readonly recipient: string;
  readonly service: FulfilmentService | null | undefined;
  readonly shippedAt: string | null | undefined;
  readonly shopNumber: string | null | undefined;
  readonly since: string;
  readonly status: OrderStatus;
  readonly title: string | null | undefined;
  readonly trackingNumber: string | null | undefined;
  readonly valueHundredths: number | null | undefined;
  readonly version: number;
  readonly waiting: {
    readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  } | null | undefined;
  readonly waitsFor: OrderWait | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "ReplacementLinks_order">;
  readonly " $fragmentType": "StaffOrderPage_order";
};
export type StaffOrderPage_order$key = {
  readonly " $data"?: StaffOrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffOrderPage_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "what",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffOrderPage_order",
  "selections": [
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
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destination",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueHundredths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitsFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promisedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shopNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingAddress",
      "kind": "LinkedField",
      "name": "address",
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
          "name": "line2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "region",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
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
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberLink_member"
        }
      ],
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
        (v0/*:: as any*/),
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
          "name": "watts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderHappening",
      "kind": "LinkedField",
      "name": "happenings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRetry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRefund",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayReplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalRequest",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Approval_request"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplacementLinks_order"
    }
  ],
  "type": "StaffOrder",
  "abstractKey": null
};
})();

(node as any).hash = "305c4cb3fdd83a4c02b2834852f197e1";

export default node;
