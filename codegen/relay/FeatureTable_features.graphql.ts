/**
 * @generated SignedSource<<8e52a29284b53ef071743bd35549ee36>>
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
    readonly id: string;
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
          "name": "id",
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

(node as any).hash = "84db3c84d9138334cb2b169715858b8e";

export default node;
