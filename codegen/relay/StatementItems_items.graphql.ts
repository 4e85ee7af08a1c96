/**
 * @generated SignedSource<<4781e95a723236f3b683156cec79e763>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BilledKind = "ENERGY" | "ENROLLMENT" | "POWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementItems_items$data = ReadonlyArray<{
  readonly amount: number;
  readonly corrects: number | null | undefined;
  readonly kind: BilledKind;
  readonly month: string;
  readonly quantity: number;
  readonly rate: number;
  readonly " $fragmentType": "StatementItems_items";
}>;
export type StatementItems_items$key = ReadonlyArray<{
  readonly " $data"?: StatementItems_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementItems_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StatementItems_items",
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
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corrects",
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
      "name": "rate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "StatementItem",
  "abstractKey": null
};

(node as any).hash = "5f7709b369bc3d2978b1361881cc6a33";

export default node;
