/**
 * @generated SignedSource<<82255cef6dbe2aab2a42a1d5d8b51011>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentMetric = "CONNECTED" | "JOINED" | "KWH_SAVED" | "ORDERED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentPlan_plan$data = {
  readonly change: number | null | undefined;
  readonly days: number | null | undefined;
  readonly members: number | null | undefined;
  readonly metric: ExperimentMetric;
  readonly today: number | null | undefined;
  readonly " $fragmentType": "ExperimentPlan_plan";
};
export type ExperimentPlan_plan$key = {
  readonly " $data"?: ExperimentPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentPlan_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperimentPlan_plan",
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
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "change",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    }
  ],
  "type": "ExperimentPlan",
  "abstractKey": null
};

(node as any).hash = "f63f0af4a25d5fc1fce5de832949f6e0";

export default node;
