/**
 * @generated SignedSource<<200dd0dc7bd3abfcf62a9bd5dd3309c1>>
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
      readonly isEnabled: boolean;
      readonly segmentId: string | null | undefined;
      readonly segmentName: string | null | undefined;
      readonly share: number;
      readonly variation: string | null | undefined;
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

(node as any).hash = "601cc21468b86926dd434976618a6ac9";

export default node;
