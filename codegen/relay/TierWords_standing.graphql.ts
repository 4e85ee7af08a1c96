/**
 * @generated SignedSource<<eee22a9b8e5cf5ed848f722ef2cca106>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "Bronze" | "Carbon" | "Diamond" | "Gold" | "Platinum" | "Silver" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TierWords_standing$data = {
  readonly meanReductionPercent: number | null | undefined;
  readonly multiplierHundredths: number;
  readonly resultsCounted: number;
  readonly rules: {
    readonly diamondPercent: number;
    readonly goldPercent: number;
    readonly platinumPercent: number;
    readonly tierMultipliersHundredths: ReadonlyArray<number>;
    readonly tierResults: number;
    readonly tierWithFewerResults: Tier;
  };
  readonly tier: Tier;
  readonly " $fragmentType": "TierWords_standing";
};
export type TierWords_standing$key = {
  readonly " $data"?: TierWords_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"TierWords_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TierWords_standing",
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
      "name": "multiplierHundredths",
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
          "name": "goldPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "platinumPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "diamondPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tierMultipliersHundredths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tierResults",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tierWithFewerResults",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Standing",
  "abstractKey": null
};

(node as any).hash = "8b2ccb9998f9bf80c557effb569f47e9";

export default node;
