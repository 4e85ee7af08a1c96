/**
 * @generated SignedSource<<e735c4ffe4d3085995cc196236181a68>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderFailure = "ADDRESS" | "BLOCKED" | "DECLINED_ACTIVITY" | "DECLINED_DESTINATION" | "DECLINED_OTHER" | "DECLINED_SEVERAL_ACCOUNTS" | "LATE" | "LOST" | "OUT_OF_STOCK" | "REFUSED" | "RETURNED" | "UNCLAIMED" | "%future added value";
export type OrderItem = "REWARD" | "SMART_PLUG" | "%future added value";
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
export type OrderStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "FAILED" | "PLACED" | "REPLACED" | "SHIPPED" | "%future added value";
export type OrderWait = "ADDRESS" | "CLAIM" | "DELIVERY" | "HOLD" | "NEW_DESTINATION" | "PARTNER" | "REVIEW" | "SHIPPING" | "SHOP" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderWords_order$data = {
  readonly cardHundredths: number;
  readonly destination: string | null | undefined;
  readonly failure: OrderFailure | null | undefined;
  readonly isCoupon: boolean;
  readonly item: OrderItem;
  readonly kind: OrderKind;
  readonly notBefore: string | null | undefined;
  readonly pricePoints: number;
  readonly quantity: number;
  readonly status: OrderStatus;
  readonly title: string | null | undefined;
  readonly usedAt: string | null | undefined;
  readonly valueHundredths: number | null | undefined;
  readonly waitsFor: OrderWait | null | undefined;
  readonly " $fragmentType": "useOrderWords_order";
};
export type useOrderWords_order$key = {
  readonly " $data"?: useOrderWords_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderWords_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useOrderWords_order"
};

(node as any).hash = "6393b44107c008d471ee8f4f5034ac41";

export default node;
