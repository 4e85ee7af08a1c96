/**
 * @generated SignedSource<<73f3e1e6e41d4588a97120815512106e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentBadge_segment$data = {
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
  readonly " $fragmentType": "SegmentBadge_segment";
};
export type SegmentBadge_segment$key = {
  readonly " $data"?: SegmentBadge_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentBadge_segment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentBadge_segment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activelyEnrolling",
      "storageKey": null
    }
  ],
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "58071538de363eed76e077042f3ff9d6";

export default node;
