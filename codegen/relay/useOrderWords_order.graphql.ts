/**
 * @generated SignedSource<<06e6e59413e37406aff28d6d8783e2d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderFailure = "ADDRESS" | "BLOCKED" | "LOST" | "OUT_OF_STOCK" | "REFUSED" | "RETURNED" | "UNCLAIMED" | "%future added value";
export type OrderItem = "REWARD" | "SMART_PLUG" | "%future added value";
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
export type OrderStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "FAILED" | "PLACED" | "SHIPPED" | "%future added value";
export type OrderWait = "ADDRESS" | "CLAIM" | "DELIVERY" | "NEW_DESTINATION" | "PARTNER" | "REVIEW" | "SHIPPING" | "SHOP" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderWords_order$data = {
  readonly failure: OrderFailure | null | undefined;
  readonly item: OrderItem;
  readonly kind: OrderKind;
  readonly pricePoints: number;
  readonly quantity: number;
  readonly status: OrderStatus;
  readonly title: string | null | undefined;
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

(node as any).hash = "deb5531f23477d4b11f868432a715292";

export default node;
