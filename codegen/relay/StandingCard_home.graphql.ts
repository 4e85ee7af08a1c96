/**
 * @generated SignedSource<<ef35d9552286e1673526ca86f9a89ae7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StandingCard_home$data = {
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"BalanceFigure_balance">;
  };
  readonly standing: {
    readonly " $fragmentSpreads": FragmentRefs<"StandingCard_standing">;
  };
  readonly " $fragmentType": "StandingCard_home";
};
export type StandingCard_home$key = {
  readonly " $data"?: StandingCard_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingCard_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandingCard_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Standing",
      "kind": "LinkedField",
      "name": "standing",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StandingCard_standing"
        }
      ],
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
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "f53527a6fba0bf4dfc5612c9c7e2988e";

export default node;
