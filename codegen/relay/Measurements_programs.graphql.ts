/**
 * @generated SignedSource<<330d864b521862dc92a8191e2b5a2565>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccuracyState = "DONE" | "NEVER" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Measurements_programs$data = ReadonlyArray<{
  readonly id: string;
  readonly state: AccuracyState;
  readonly " $fragmentSpreads": FragmentRefs<"Measurement_program">;
  readonly " $fragmentType": "Measurements_programs";
}>;
export type Measurements_programs$key = ReadonlyArray<{
  readonly " $data"?: Measurements_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"Measurements_programs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Measurements_programs",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Measurement_program"
    }
  ],
  "type": "ProgramAccuracy",
  "abstractKey": null
};

(node as any).hash = "cf6d0851c5f035911e40ca080d0ce42a";

export default node;
