/**
 * @generated SignedSource<<1c944bf3cdedd5b015346d35355b6c98>>
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
      readonly " $fragmentSpreads": FragmentRefs<"PointsFigure_balance">;
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
              "name": "PointsFigure_balance"
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

(node as any).hash = "1c1bb01b917c8849018dbcda80573d93";

export default node;
