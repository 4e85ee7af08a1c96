/**
 * @generated SignedSource<<cf08c7b937810333195084c58b7a0678>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "DRAFT" | "RUNNING" | "STOPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentPage_experiment$data = {
  readonly featureKey: string;
  readonly hypothesis: string;
  readonly key: string;
  readonly results: {
    readonly " $fragmentSpreads": FragmentRefs<"ExperimentResults_results">;
  } | null | undefined;
  readonly rolledOut: string | null | undefined;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly state: ExperimentState;
  readonly stoppedAt: string | null | undefined;
  readonly tracked: boolean;
  readonly variants: ReadonlyArray<{
    readonly isEnabled: boolean;
    readonly key: string;
    readonly weight: number;
  }>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"useExperimentVersions_experiment">;
  readonly " $fragmentType": "ExperimentPage_experiment";
};
export type ExperimentPage_experiment$key = {
  readonly " $data"?: ExperimentPage_experiment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentPage_experiment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperimentPage_experiment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hypothesis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featureKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tracked",
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
      "name": "version",
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
      "name": "stoppedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rolledOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentResults",
      "kind": "LinkedField",
      "name": "results",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExperimentResults_results"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useExperimentVersions_experiment"
    }
  ],
  "type": "StaffExperiment",
  "abstractKey": null
};
})();

(node as any).hash = "3b1d209d19a45a1824baf2eb7f95e08e";

export default node;
