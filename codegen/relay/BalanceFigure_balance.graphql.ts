/**
 * @generated SignedSource<<8ab0b0f3aeaf996c59b3f412ab418fef>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceFigure_balance$data = {
  readonly points: number;
  readonly " $fragmentType": "BalanceFigure_balance";
};
export type BalanceFigure_balance$key = {
  readonly " $data"?: BalanceFigure_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceFigure_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceFigure_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    }
  ],
  "type": "Balance",
  "abstractKey": null
};

(node as any).hash = "c9e0a293ed4d01c88f8c24195805518a";

export default node;
