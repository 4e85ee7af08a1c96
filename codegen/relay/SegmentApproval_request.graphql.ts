/**
 * @generated SignedSource<<d33546843cf1dd4aaa202d0e425fa26a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentApproval_request$data = {
  readonly segment: {
    readonly " $fragmentSpreads": FragmentRefs<"SegmentSides_sides">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  readonly " $fragmentType": "SegmentApproval_request";
};
export type SegmentApproval_request$key = {
  readonly " $data"?: SegmentApproval_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentApproval_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentApproval_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Approval_request"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentDifference",
      "kind": "LinkedField",
      "name": "segment",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SegmentSides_sides"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApprovalRequest",
  "abstractKey": null
};

(node as any).hash = "43180e37dbbf0a2e549170e248ca09ac";

export default node;
