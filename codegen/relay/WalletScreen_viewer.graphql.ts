/**
 * @generated SignedSource<<04fd1245870151acddf6e9f2e6ae4a7c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletScreen_viewer$data = {
  readonly home: {
    readonly balance: {
      readonly " $fragmentSpreads": FragmentRefs<"BalanceFigure_balance" | "LedgerWords_balance">;
    };
  } | null | undefined;
  readonly " $fragmentType": "WalletScreen_viewer";
};
export type WalletScreen_viewer$key = {
  readonly " $data"?: WalletScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeSummary",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BalanceFigure_balance"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LedgerWords_balance"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d56f02e2087da49422b34ad9bc75ffba";

export default node;
