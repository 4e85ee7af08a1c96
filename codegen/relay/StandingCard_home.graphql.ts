/**
 * @generated SignedSource<<c14f6387e93f0ab5f57e994953e0713c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CanTakePart = "NO" | "NOT_YET" | "YES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StandingCard_home$data = {
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"BalanceFigure_balance">;
  };
  readonly standing: {
    readonly " $fragmentSpreads": FragmentRefs<"StandingCard_standing">;
  };
  readonly takingPart: {
    readonly can: CanTakePart;
    readonly why: string | null | undefined;
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
      "concreteType": "TakingPart",
      "kind": "LinkedField",
      "name": "takingPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "can",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "why",
          "storageKey": null
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

(node as any).hash = "f2520a36feb92f9b30d3ea8209f3f3fe";

export default node;
