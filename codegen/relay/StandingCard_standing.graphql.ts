/**
 * @generated SignedSource<<82accc2182919b60a1ed125e69be01fd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "Bronze" | "Carbon" | "Diamond" | "Gold" | "Platinum" | "Silver" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StandingCard_standing$data = {
  readonly meanReductionPercent: number | null | undefined;
  readonly multiplierHundredths: number;
  readonly nextTier: Tier | null | undefined;
  readonly nextTierPercent: number | null | undefined;
  readonly resultsCounted: number;
  readonly rules: {
    readonly tierResults: number;
  };
  readonly streak: number;
  readonly tier: Tier;
  readonly " $fragmentSpreads": FragmentRefs<"StreakWords_standing">;
  readonly " $fragmentType": "StandingCard_standing";
};
export type StandingCard_standing$key = {
  readonly " $data"?: StandingCard_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingCard_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandingCard_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextTier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextTierPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "multiplierHundredths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meanReductionPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resultsCounted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "streak",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StandingRules",
      "kind": "LinkedField",
      "name": "rules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tierResults",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StreakWords_standing"
    }
  ],
  "type": "Standing",
  "abstractKey": null
};

(node as any).hash = "7c534c01d313d644442aa557d8c7ada2";

export default node;
