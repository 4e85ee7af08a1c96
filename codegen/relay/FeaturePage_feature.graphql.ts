/**
 * @generated SignedSource<<7a805bd311f190beb6944fe487e7b3b7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeaturePage_feature$data = {
  readonly brandDefault: boolean;
  readonly description: string;
  readonly experiment: string | null | undefined;
  readonly isEnabled: boolean | null | undefined;
  readonly key: string;
  readonly overrides: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OverrideTable_overrides">;
  }>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureEditor_feature" | "FeatureSchedules_feature" | "useFeatureVersions_feature">;
  readonly " $fragmentType": "FeaturePage_feature";
};
export type FeaturePage_feature$key = {
  readonly " $data"?: FeaturePage_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturePage_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturePage_feature",
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
      "name": "brandDefault",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "experiment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffFeatureOverride",
      "kind": "LinkedField",
      "name": "overrides",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OverrideTable_overrides"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureEditor_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureSchedules_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFeatureVersions_feature"
    }
  ],
  "type": "StaffFeature",
  "abstractKey": null
};

(node as any).hash = "51833fe879bb4c8a93e5116763879eee";

export default node;
