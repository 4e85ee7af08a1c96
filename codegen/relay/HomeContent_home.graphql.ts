/**
 * @generated SignedSource<<d0f651b8fef52682366afd70654014a3>>
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
  readonly " $fragmentSpreads": FragmentRefs<"LastResult_home" | "MeterHint_home" | "NextEvent_home" | "SetupSteps_home">;
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
      "name": "SetupSteps_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeterHint_home"
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

(node as any).hash = "df1e2391801df6942b2e65f6260547cd";

export default node;
