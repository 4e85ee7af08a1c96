/**
 * @generated SignedSource<<85242a5ff4f3df9f7eeaeb0baede05d5>>
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
    }
  ],
  "type": "Standing",
  "abstractKey": null
};

(node as any).hash = "fb74021e5ff6147062b56da8ee846034";

export default node;
