/**
 * @generated SignedSource<<8f22f8469b10780b1dcc045e5399882d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentSchedules_segment$data = {
  readonly schedules: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SegmentSchedules_schedule">;
  }>;
  readonly " $fragmentType": "SegmentSchedules_segment";
};
export type SegmentSchedules_segment$key = {
  readonly " $data"?: SegmentSchedules_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentSchedules_segment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentSchedules_segment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledChange",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SegmentSchedules_schedule"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "4b68759209561fd23b6d65bf4857253c";

export default node;
