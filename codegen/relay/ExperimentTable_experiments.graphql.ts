/**
 * @generated SignedSource<<ceb6a71684875017200a3ebe29801393>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "DRAFT" | "RUNNING" | "STOPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentTable_experiments$data = ReadonlyArray<{
  readonly featureKey: string;
  readonly hypothesis: string;
  readonly key: string;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly state: ExperimentState;
  readonly stoppedAt: string | null | undefined;
  readonly " $fragmentType": "ExperimentTable_experiments";
}>;
export type ExperimentTable_experiments$key = ReadonlyArray<{
  readonly " $data"?: ExperimentTable_experiments$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentTable_experiments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ExperimentTable_experiments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
      "name": "stoppedAt",
      "storageKey": null
    }
  ],
  "type": "StaffExperiment",
  "abstractKey": null
};

(node as any).hash = "1a1b62e754bd8351c34bbae12c90f051";

export default node;
