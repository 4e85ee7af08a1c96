/**
 * @generated SignedSource<<99801137e84edcd0b43fd9c9879a6e81>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeatureScheduleState = "APPLIED" | "CANCELLED" | "HELD" | "OUTDATED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useFeatureSchedules_feature$data = {
  readonly brandDefault: boolean;
  readonly isEnabled: boolean | null | undefined;
  readonly rules: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"featureContent_rule">;
  }>;
  readonly schedules: ReadonlyArray<{
    readonly at: string;
    readonly author: string;
    readonly id: string;
    readonly isEnabled: boolean | null | undefined;
    readonly reason: string;
    readonly rules: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"featureContent_rule">;
    }>;
    readonly state: FeatureScheduleState;
  }>;
  readonly " $fragmentType": "useFeatureSchedules_feature";
};
export type useFeatureSchedules_feature$key = {
  readonly " $data"?: useFeatureSchedules_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFeatureSchedules_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
},
v1 = {
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
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFeatureSchedules_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brandDefault",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FeatureSchedule",
      "kind": "LinkedField",
      "name": "schedules",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StaffFeature",
  "abstractKey": null
};
})();

(node as any).hash = "d2b1a6fee329e4efa16df9e0f1102998";

export default node;
