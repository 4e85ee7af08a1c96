/**
 * @generated SignedSource<<39927d5f34e95fc42c089084b31a7565>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "Bronze" | "Carbon" | "Diamond" | "Gold" | "Platinum" | "Silver" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TierWordsLazy_viewer$data = {
  readonly home: {
    readonly standing: {
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
    };
  } | null | undefined;
  readonly " $fragmentType": "TierWordsLazy_viewer";
};
export type TierWordsLazy_viewer$key = {
  readonly " $data"?: TierWordsLazy_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TierWordsLazy_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TierWordsLazy_viewer",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3e6e1121f99073685b7e074c8385555a";

export default node;
