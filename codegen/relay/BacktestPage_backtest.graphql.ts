/**
 * @generated SignedSource<<ac467862dbf6158a245e0babf3f26ae8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BacktestState = "CANCELLED" | "DONE" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BacktestPage_backtest$data = {
  readonly endedAt: string | null | undefined;
  readonly evenings: {
    readonly " $fragmentSpreads": FragmentRefs<"useEveningsText_evenings">;
  };
  readonly homesDone: number;
  readonly homesTotal: number;
  readonly id: string;
  readonly startedAt: string;
  readonly state: BacktestState;
  readonly " $fragmentSpreads": FragmentRefs<"BacktestTable_backtest" | "StartPrograms_backtest" | "useHomesText_backtest">;
  readonly " $fragmentType": "BacktestPage_backtest";
};
export type BacktestPage_backtest$key = {
  readonly " $data"?: BacktestPage_backtest$data;
  readonly " $fragmentSpreads": FragmentRefs<"BacktestPage_backtest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BacktestPage_backtest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homesDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homesTotal",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useHomesText_backtest",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileNames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "utilityName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "segmentName",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
          "kind": "InlineDataFragmentSpread",
          "name": "useEveningsText_evenings",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startMinute",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endMinute",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weekdays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "every",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "settlementIntervalMinutes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BacktestTable_backtest"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartPrograms_backtest"
    }
  ],
  "type": "Backtest",
  "abstractKey": null
};

(node as any).hash = "03368c2a10b767aa7e5b7acde09c5341";

export default node;
