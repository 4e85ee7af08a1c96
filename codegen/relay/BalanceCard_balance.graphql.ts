/**
 * @generated SignedSource<<74848115489a1b139e0febcd55c19632>>
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
  readonly watts: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "watts",
      "storageKey": null
    }
  ],
  "type": "Balance",
  "abstractKey": null
};

(node as any).hash = "bb0f845e84cbf8e3f9b719b7a220b8b8";

export default node;
