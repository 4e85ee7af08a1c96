/**
 * @generated SignedSource<<9ce50232804e893e9a1cae80179aff93>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureVersions_feature$data = {
  readonly versions: ReadonlyArray<{
    readonly actor: string;
    readonly at: string;
    readonly isEnabled: boolean | null | undefined;
    readonly reason: string;
    readonly rules: ReadonlyArray<{
      readonly id: string;
      readonly isEnabled: boolean;
      readonly segmentName: string | null | undefined;
      readonly share: number;
      readonly variation: string | null | undefined;
    }>;
    readonly version: number;
  }>;
  readonly " $fragmentType": "FeatureVersions_feature";
};
export type FeatureVersions_feature$key = {
  readonly " $data"?: FeatureVersions_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureVersions_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureVersions_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffFeatureVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
              "name": "share",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "variation",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffFeature",
  "abstractKey": null
};
})();

(node as any).hash = "5d5e71c6c9a876502c124015c596fdd3";

export default node;
