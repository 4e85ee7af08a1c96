/**
 * @generated SignedSource<<579f6e89577420f1e3b97b9d86889e56>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderFailure = "ADDRESS" | "BLOCKED" | "DECLINED_ACTIVITY" | "DECLINED_DESTINATION" | "DECLINED_OTHER" | "DECLINED_SEVERAL_ACCOUNTS" | "LATE" | "LOST" | "OUT_OF_STOCK" | "REFUSED" | "RETURNED" | "UNCLAIMED" | "%future added value";
export type OrderHappeningKind = "ADDRESS" | "ANSWERED" | "ASKED" | "CANCEL_ASKED" | "CANCEL_REFUSED" | "CODE_SHOWN" | "HELD" | "MOVED" | "NO_ANSWER" | "PLACED" | "RELEASED" | "REPLACED" | "RETRIED" | "%future added value";
export type OrderItem = "REWARD" | "SMART_PLUG" | "%future added value";
export type OrderKind = "CASH" | "COUPON" | "DEVICE" | "DONATION" | "GIFT_CARD" | "PRIZE" | "SWAG" | "WHEEL" | "%future added value";
export type OrderStatus = "ACCEPTED" | "CANCELLED" | "DELIVERED" | "FAILED" | "PLACED" | "REPLACED" | "SHIPPED" | "%future added value";
export type OrderWait = "ADDRESS" | "CLAIM" | "DELIVERY" | "HOLD" | "NEW_DESTINATION" | "PARTNER" | "REVIEW" | "SHIPPING" | "SHOP" | "STAFF" | "%future added value";
export type ReferralRefusal = "SAME_ADDRESS" | "SAME_METER" | "SAME_PAYOUT" | "STAFF" | "%future added value";
export type ReferralStage = "CONNECTED" | "DISCONNECTED" | "EARNED" | "JOINED" | "NOT_COUNTED" | "PAID" | "%future added value";
export type StaffReferralState = "OPEN" | "PAID" | "REFUSED" | "%future added value";
export type WheelPrizeState = "GIVEN_UP" | "NONE" | "PAID" | "REDEEMED" | "WAITING" | "%future added value";
export type WheelPrizeType = "CASH" | "DAILY_CASH" | "DAILY_CASH_INELIGIBLE" | "FREE_DEVICE" | "FREE_SPIN" | "PRIZE_ENTRY" | "REFERRAL_BOOST" | "STORE_DISCOUNT" | "%future added value";
export type WheelSpinSource = "EVENT" | "FREE_SPIN" | "REFERRAL" | "STREAK" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberOrders_query$data = {
  readonly staff: {
    readonly memberOrders: ReadonlyArray<{
      readonly deliveredAt: string | null | undefined;
      readonly failure: OrderFailure | null | undefined;
      readonly happenings: ReadonlyArray<{
        readonly at: string;
        readonly detail: string;
        readonly what: OrderHappeningKind;
      }>;
      readonly id: string;
      readonly item: OrderItem;
      readonly kind: OrderKind;
      readonly placedAt: string;
      readonly pricePoints: number;
      readonly quantity: number;
      readonly status: OrderStatus;
      readonly title: string | null | undefined;
      readonly waiting: {
        readonly id: string;
      } | null | undefined;
      readonly waitsFor: OrderWait | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
    }> | null | undefined;
    readonly memberReferrals: ReadonlyArray<{
      readonly friend: {
        readonly email: string;
        readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
      } | null | undefined;
      readonly friendPoints: number | null | undefined;
      readonly id: string;
      readonly joinedAt: string;
      readonly referrer: {
        readonly email: string;
        readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
      } | null | undefined;
      readonly referrerPoints: number | null | undefined;
      readonly refusal: ReferralRefusal | null | undefined;
      readonly stage: ReferralStage;
      readonly state: StaffReferralState;
    }> | null | undefined;
    readonly memberSpins: ReadonlyArray<{
      readonly grantedAt: string;
      readonly number: number;
      readonly orderId: string | null | undefined;
      readonly points: number | null | undefined;
      readonly source: WheelSpinSource;
      readonly spunAt: string | null | undefined;
      readonly state: WheelPrizeState | null | undefined;
      readonly type: WheelPrizeType | null | undefined;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberOrders_query";
};
export type MemberOrders_query$key = {
  readonly " $data"?: MemberOrders_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberOrders_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MemberLink_member"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberOrders_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "StaffOrder",
          "kind": "LinkedField",
          "name": "memberOrders",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
              "name": "title",
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
              "name": "pricePoints",
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
              "name": "failure",
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
              "name": "placedAt",
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
                  "name": "detail",
                  "storageKey": null
                }
              ],
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
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OrderActions_order"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "MemberSpin",
          "kind": "LinkedField",
          "name": "memberSpins",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "grantedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spunAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v2/*:: as any*/),
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
              "name": "orderId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "StaffReferral",
          "kind": "LinkedField",
          "name": "memberReferrals",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "joinedAt",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refusal",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "referrerPoints",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "friendPoints",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MemberRecord",
              "kind": "LinkedField",
              "name": "friend",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MemberRecord",
              "kind": "LinkedField",
              "name": "referrer",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "1be87778c467bd50762c3598d4c3bc9d";

export default node;
