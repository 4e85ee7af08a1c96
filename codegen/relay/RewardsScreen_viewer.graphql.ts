/**
 * @generated SignedSource<<7da7bc36c22e9faaf8fea2ffc635bcb8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RewardsScreen_viewer$data = {
  readonly home: {
    readonly balance: {
      readonly " $fragmentSpreads": FragmentRefs<"BalanceFigure_balance">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"HowPointsGrow_home">;
  } | null | undefined;
  readonly " $fragmentType": "RewardsScreen_viewer";
};
export type RewardsScreen_viewer$key = {
  readonly " $data"?: RewardsScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardsScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RewardsScreen_viewer",
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HowPointsGrow_home"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "61e727c0fe6a321e2b1e78185f405b0c";

export default node;
