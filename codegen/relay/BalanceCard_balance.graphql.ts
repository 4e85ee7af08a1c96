/**
 * @generated SignedSource<<acc4e352a68877334cfc58b003e84dc6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceCard_balance$data = {
  readonly points: number;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceFigure_balance">;
  readonly " $fragmentType": "BalanceCard_balance";
};
export type BalanceCard_balance$key = {
  readonly " $data"?: BalanceCard_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceCard_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceCard_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BalanceFigure_balance"
    }
  ],
  "type": "Balance",
  "abstractKey": null
};

(node as any).hash = "e961720b7382e59f6af82231824c0399";

export default node;
