/**
 * @generated SignedSource<<7bea9cf065fc814520ff6c6fcea6c3fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineRule = "BLEND" | "GB_BL01" | "HIGHEST_FIVE_OF_TEN" | "TEN_OF_TEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StartPrograms_backtest$data = {
  readonly evenings: {
    readonly settlementIntervalMinutes: number;
  };
  readonly settings: ReadonlyArray<{
    readonly baselineRule: BaselineRule;
    readonly carryFactor: number;
    readonly deadBandPercent: number;
    readonly pointsPerKwh: number;
    readonly sameDayAdjustment: boolean;
  }>;
  readonly utilityId: string | null | undefined;
  readonly " $fragmentType": "StartPrograms_backtest";
};
export type StartPrograms_backtest$key = {
  readonly " $data"?: StartPrograms_backtest$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartPrograms_backtest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartPrograms_backtest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "utilityId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BacktestEvenings",
      "kind": "LinkedField",
      "name": "evenings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settlementIntervalMinutes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BacktestSetting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Backtest",
  "abstractKey": null
};

(node as any).hash = "f5c25725089a65750220cca80aeab235";

export default node;
