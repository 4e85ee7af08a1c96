/**
 * @generated SignedSource<<cc6350f492202b9edcaa6d57820c7025>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureEditor_feature$data = {
  readonly brandDefault: boolean;
  readonly isEnabled: boolean | null | undefined;
  readonly key: string;
  readonly rules: ReadonlyArray<{
    readonly id: string;
    readonly isEnabled: boolean;
    readonly segmentId: string | null | undefined;
    readonly segmentName: string | null | undefined;
    readonly share: number;
    readonly variation: string | null | undefined;
  }>;
  readonly schedules: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useOutdated_schedules">;
  }>;
  readonly version: number;
  readonly " $fragmentType": "FeatureEditor_feature";
};
export type FeatureEditor_feature$key = {
  readonly " $data"?: FeatureEditor_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureEditor_feature">;
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
  "name": "FeatureEditor_feature",
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
      "name": "brandDefault",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledChange",
      "kind": "LinkedField",
      "name": "schedules",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useOutdated_schedules"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffFeature",
  "abstractKey": null
};
})();

(node as any).hash = "c8c359ca49e44ae4b846a3b80bd80443";

export default node;
