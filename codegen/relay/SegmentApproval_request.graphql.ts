/**
 * @generated SignedSource<<9a68042e4073cdf6fd5d2818fc17f87c>>
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
    readonly after: {
      readonly " $fragmentSpreads": FragmentRefs<"SegmentApproval_content">;
    };
    readonly before: {
      readonly " $fragmentSpreads": FragmentRefs<"SegmentApproval_content">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  readonly " $fragmentType": "SegmentApproval_request";
};
export type SegmentApproval_request$key = {
  readonly " $data"?: SegmentApproval_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentApproval_request">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SegmentApproval_content"
  }
];
return {
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
          "alias": null,
          "args": null,
          "concreteType": "SegmentContent",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SegmentContent",
          "kind": "LinkedField",
          "name": "after",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApprovalRequest",
  "abstractKey": null
};
})();

(node as any).hash = "66c0883cf734934b756fbf638db46c27";

export default node;
