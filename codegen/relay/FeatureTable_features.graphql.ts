/**
 * @generated SignedSource<<f81c1cd2fba07c3b84e8e1253e685e9b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureTable_features$data = ReadonlyArray<{
  readonly brandDefault: boolean;
  readonly changedAt: string | null | undefined;
  readonly description: string;
  readonly isEnabled: boolean | null | undefined;
  readonly key: string;
  readonly overrideCount: number;
  readonly rules: ReadonlyArray<{
    readonly __typename: "StaffFeatureRule";
  }>;
  readonly " $fragmentType": "FeatureTable_features";
}>;
export type FeatureTable_features$key = ReadonlyArray<{
  readonly " $data"?: FeatureTable_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureTable_features">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FeatureTable_features",
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
      "concreteType": "StaffFeatureRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overrideCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    }
  ],
  "type": "StaffFeature",
  "abstractKey": null
};

(node as any).hash = "22c947dea6d9d187022f98dfca2d018a";

export default node;
