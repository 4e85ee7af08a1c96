/**
 * @generated SignedSource<<55081d836711e6a2c10ba6ffc45b6172>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useExperimentChoices_segments$data = ReadonlyArray<{
  readonly active: boolean;
  readonly name: string;
  readonly segmentId: string;
  readonly " $fragmentType": "useExperimentChoices_segments";
}>;
export type useExperimentChoices_segments$key = ReadonlyArray<{
  readonly " $data"?: useExperimentChoices_segments$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExperimentChoices_segments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useExperimentChoices_segments",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    }
  ],
  "type": "SegmentChoice",
  "abstractKey": null
};

(node as any).hash = "51e19f8d610f570992527278ffa4d67a";

export default node;
