/**
 * @generated SignedSource<<88daee6f04788f3f6364392ce2699a28>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeatureOverrideState = "DISABLED" | "ENABLED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeatureRow_feature$data = {
  readonly description: string;
  readonly isEnabled: boolean;
  readonly key: string;
  readonly userOverrideState: FeatureOverrideState;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonText_feature">;
  readonly " $fragmentType": "FeatureRow_feature";
};
export type FeatureRow_feature$key = {
  readonly " $data"?: FeatureRow_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureRow_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureRow_feature",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userOverrideState",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReasonText_feature"
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "d9457b9c0b93d1ef0660e75d98ab028a";

export default node;
