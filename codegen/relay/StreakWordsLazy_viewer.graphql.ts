/**
 * @generated SignedSource<<02083bb5356ecf582e559d49d0c9efaf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StreakWordsLazy_viewer$data = {
  readonly home: {
    readonly standing: {
      readonly rules: {
        readonly streakMaximumHundredths: number;
        readonly streakSoftLanding: number;
        readonly streakSoftLandingAbove: number;
        readonly streakStepHundredths: number;
      };
      readonly streak: number;
      readonly streakBonusHundredths: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "StreakWordsLazy_viewer";
};
export type StreakWordsLazy_viewer$key = {
  readonly " $data"?: StreakWordsLazy_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StreakWordsLazy_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StreakWordsLazy_viewer",
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
              "name": "streak",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "streakBonusHundredths",
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
                  "name": "streakStepHundredths",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "streakMaximumHundredths",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "streakSoftLandingAbove",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "streakSoftLanding",
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

(node as any).hash = "6d61c51e55d0c67fb78191383cced95a";

export default node;
