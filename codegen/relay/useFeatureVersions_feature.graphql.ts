/**
 * @generated SignedSource<<61508b0a4c3e88cc2c18afeb71731d96>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFeatureVersions_feature$data = {
  readonly brandDefault: boolean;
  readonly versions: ReadonlyArray<{
    readonly actor: string;
    readonly at: string;
    readonly isEnabled: boolean | null | undefined;
    readonly reason: string;
    readonly rules: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"featureContent_rule">;
    }>;
    readonly version: number;
  }>;
  readonly " $fragmentType": "useFeatureVersions_feature";
};
export type useFeatureVersions_feature$key = {
  readonly " $data"?: useFeatureVersions_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFeatureVersions_feature">;
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
  "name": "useFeatureVersions_feature",
  "selections": [
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
              "kind": "InlineDataFragmentSpread",
              "name": "featureContent_rule",
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
              "args": null,
              "argumentDefinitions": []
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

(node as any).hash = "9f2b573617b5fbb0d1816bd585b6e7a2";

export default node;
