/**
 * @generated SignedSource<<809cf32b6d55a8b0198e15db7bf285ca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountSetupStatus = "Complete" | "InProgress" | "NotStarted" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BillboardsLazy_user$data = {
  readonly accountSetupStatus: AccountSetupStatus;
  readonly attributes: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
  readonly connectionDevices: ReadonlyArray<{
    readonly __typename: "ConnectionDevice";
  }>;
  readonly memberId: string;
  readonly orders: {
    readonly userOrderStatus: {
      readonly latest_order_status: string | null | undefined;
    };
  };
  readonly wasInLegacy: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useStoreAttribute_user">;
  readonly " $fragmentType": "BillboardsLazy_user";
};
export type BillboardsLazy_user$key = {
  readonly " $data"?: BillboardsLazy_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillboardsLazy_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillboardsLazy_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountSetupStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wasInLegacy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStoreAttribute_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "bba0a8007af1b67f035700ace979e921";

export default node;
