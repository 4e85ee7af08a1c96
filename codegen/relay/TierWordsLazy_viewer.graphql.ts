/**
 * @generated SignedSource<<bca7c1403f46e1114acbd9b26b55da9e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CanTakePart = "NO" | "NOT_YET" | "YES" | "%future added value";
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
    readonly takingPart: {
      readonly can: CanTakePart;
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
            }
          ],
          "storageKey": null
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

(node as any).hash = "abf30644bacb32c9d52bfa18e0b043db";

export default node;
