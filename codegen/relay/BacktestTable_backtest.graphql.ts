/**
 * @generated SignedSource<<cabd63c5cf1b829a398f272791000334>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BacktestTable_backtest$data = {
  readonly settings: ReadonlyArray<{
    readonly figures: {
      readonly biasPercent: number | null | undefined;
      readonly errorPercent: number | null | undefined;
      readonly evenings: number;
      readonly homes: number;
      readonly idle: {
        readonly high: number;
        readonly low: number;
        readonly middle: number;
      } | null | undefined;
      readonly idleTold: {
        readonly above: number;
        readonly below: number;
        readonly inside: number;
        readonly results: number;
      } | null | undefined;
      readonly paidOfTruePercent: number | null | undefined;
      readonly phantomPercent: number | null | undefined;
      readonly phantomPointsPerKwh: number | null | undefined;
      readonly pointsPerSavedKwh: number | null | undefined;
      readonly saving: {
        readonly high: number;
        readonly low: number;
        readonly middle: number;
      } | null | undefined;
      readonly savingTold: {
        readonly above: number;
        readonly below: number;
        readonly inside: number;
        readonly results: number;
      } | null | undefined;
      readonly settled: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"settingText_setting">;
  }>;
  readonly " $fragmentType": "BacktestTable_backtest";
};
export type BacktestTable_backtest$key = {
  readonly " $data"?: BacktestTable_backtest$data;
  readonly " $fragmentSpreads": FragmentRefs<"BacktestTable_backtest">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "low",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "middle",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "high",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "results",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inside",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "below",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "above",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BacktestTable_backtest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BacktestSetting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "settingText_setting",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "baselineRule",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sameDayAdjustment",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deadBandPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "carryFactor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pointsPerKwh",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BacktestFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "homes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "evenings",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "settled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "biasPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "errorPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phantomPointsPerKwh",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phantomPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paidOfTruePercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pointsPerSavedKwh",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BacktestSpread",
              "kind": "LinkedField",
              "name": "idle",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BacktestSpread",
              "kind": "LinkedField",
              "name": "saving",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ExpectedPayCoverage",
              "kind": "LinkedField",
              "name": "idleTold",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ExpectedPayCoverage",
              "kind": "LinkedField",
              "name": "savingTold",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Backtest",
  "abstractKey": null
};
})();

(node as any).hash = "d5aac101a0da1f425183e26865123750";

export default node;
