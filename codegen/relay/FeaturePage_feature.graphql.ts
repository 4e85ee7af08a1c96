/**
 * @generated SignedSource<<5d9d18e352497249448356d83b4852b2>>
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
  readonly isEnabled: boolean | null | undefined;
  readonly key: string;
  readonly overrides: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OverrideTable_overrides">;
  }>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureEditor_feature" | "FeatureVersions_feature">;
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
      "name": "FeatureVersions_feature"
    }
  ],
  "type": "StaffFeature",
  "abstractKey": null
};

(node as any).hash = "ab8ff66765e2d32b0daface3ce36e646";

export default node;
