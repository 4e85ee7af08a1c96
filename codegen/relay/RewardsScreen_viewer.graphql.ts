/**
 * @generated SignedSource<<a4926b201f8dfb8c35a84bfc0a0c45f6>>
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
    readonly timeZone: string;
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
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
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

(node as any).hash = "582cda818558434cf790335cbca7d7f3";

export default node;
