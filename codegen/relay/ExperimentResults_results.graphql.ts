/**
 * @generated SignedSource<<56c707b8c057275cb1c64d3a6496b967>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentMetric = "CONNECTED" | "JOINED" | "KWH_SAVED" | "ORDERED" | "%future added value";
export type ExperimentVerdict = "BETTER" | "TOO_FEW" | "UNCLEAR" | "WORSE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentResults_results$data = {
  readonly metrics: ReadonlyArray<{
    readonly metric: ExperimentMetric;
    readonly variants: ReadonlyArray<{
      readonly difference: number | null | undefined;
      readonly differenceHigh: number | null | undefined;
      readonly differenceLow: number | null | undefined;
      readonly high: number | null | undefined;
      readonly low: number | null | undefined;
      readonly value: number | null | undefined;
      readonly variant: string;
      readonly verdict: ExperimentVerdict | null | undefined;
    }>;
  }>;
  readonly sampleRatio: {
    readonly isMismatch: boolean;
  } | null | undefined;
  readonly shown: ReadonlyArray<{
    readonly members: number;
    readonly variant: string;
  }>;
  readonly " $fragmentType": "ExperimentResults_results";
};
export type ExperimentResults_results$key = {
  readonly " $data"?: ExperimentResults_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentResults_results">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "variant",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperimentResults_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentShown",
      "kind": "LinkedField",
      "name": "shown",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SampleRatio",
      "kind": "LinkedField",
      "name": "sampleRatio",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMismatch",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentMetricResult",
      "kind": "LinkedField",
      "name": "metrics",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metric",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperimentVariantResult",
          "kind": "LinkedField",
          "name": "variants",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
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
              "name": "high",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "difference",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "differenceLow",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "differenceHigh",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verdict",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExperimentResults",
  "abstractKey": null
};
})();

(node as any).hash = "b9d7c482b7c04bcc6fadb0b79f8f673f";

export default node;
