/**
 * @generated SignedSource<<838c5f5ea58eec5651c3040c781a76d2>>
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
  readonly usedAt: string | null | undefined;
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

(node as any).hash = "d0fa95fb08f1b77debed6f35c418cc19";

export default node;
