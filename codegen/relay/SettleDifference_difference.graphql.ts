/**
 * @generated SignedSource<<c889d16b49d75db4e5ad4d9279aad488>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutDifferenceKind = "AMOUNT" | "PAID_BUT_REFUNDED" | "RETURNED_BUT_PAID" | "UNKNOWN_HERE" | "UNKNOWN_THERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettleDifference_difference$data = {
  readonly id: string;
  readonly kind: PayoutDifferenceKind;
  readonly " $fragmentType": "SettleDifference_difference";
};
export type SettleDifference_difference$key = {
  readonly " $data"?: SettleDifference_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettleDifference_difference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettleDifference_difference",
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
  "type": "PayoutDifference",
  "abstractKey": null
};

(node as any).hash = "5725a28649ed2a39c6503af5fd00896d";

export default node;
