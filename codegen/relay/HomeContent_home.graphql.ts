/**
 * @generated SignedSource<<516e63c25c936f142a66b55a4f17aa82>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "Bronze" | "Carbon" | "Diamond" | "Gold" | "Platinum" | "Silver" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeContent_home$data = {
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"BalanceCard_balance">;
  };
  readonly greetingName: string;
  readonly standing: {
    readonly tier: Tier;
    readonly " $fragmentSpreads": FragmentRefs<"StandingCard_standing">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HomeList_home" | "LastResult_home" | "NextEvent_home" | "useHomeList_home">;
  readonly " $fragmentType": "HomeContent_home";
};
export type HomeContent_home$key = {
  readonly " $data"?: HomeContent_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeContent_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeContent_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "greetingName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextEvent_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastResult_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeList_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHomeList_home"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Standing",
      "kind": "LinkedField",
      "name": "standing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tier",
          "storageKey": null
        },
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
          "name": "BalanceCard_balance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "beec0efca0c39c23815bfcbbcdd6beae";

export default node;
