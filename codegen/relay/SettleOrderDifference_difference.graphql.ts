/**
 * @generated SignedSource<<5d690b92fde7ec93b244c138aca1fc4e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDifferenceKind = "AMOUNT" | "GIVEN_UP_HERE" | "GIVEN_UP_THERE" | "UNKNOWN_HERE" | "UNKNOWN_THERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettleOrderDifference_difference$data = {
  readonly id: string;
  readonly kind: OrderDifferenceKind;
  readonly " $fragmentType": "SettleOrderDifference_difference";
};
export type SettleOrderDifference_difference$key = {
  readonly " $data"?: SettleOrderDifference_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettleOrderDifference_difference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettleOrderDifference_difference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "OrderDifference",
  "abstractKey": null
};

(node as any).hash = "0a28d5686996194ff35727a298467ecd";

export default node;
