/**
 * @generated SignedSource<<0d274711fe6b72fa0b4b96753d671800>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StreakWords_standing$data = {
  readonly rules: {
    readonly streakMaximumHundredths: number;
    readonly streakSoftLanding: number;
    readonly streakSoftLandingAbove: number;
    readonly streakStepHundredths: number;
  };
  readonly streak: number;
  readonly streakBonusHundredths: number;
  readonly " $fragmentType": "StreakWords_standing";
};
export type StreakWords_standing$key = {
  readonly " $data"?: StreakWords_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"StreakWords_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StreakWords_standing",
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
  "type": "Standing",
  "abstractKey": null
};

(node as any).hash = "09e1cfe9ab054f59ea28e67b780dfdda";

export default node;
