/**
 * @generated SignedSource<<2a540246801eff1d21e1f8369bf9cd0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentSides_sides$data = {
  readonly after: {
    readonly " $fragmentSpreads": FragmentRefs<"SegmentSides_content">;
  };
  readonly before: {
    readonly " $fragmentSpreads": FragmentRefs<"SegmentSides_content">;
  };
  readonly " $fragmentType": "SegmentSides_sides";
};
export type SegmentSides_sides$key = {
  readonly " $data"?: SegmentSides_sides$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentSides_sides">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SegmentSides_content"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentSides_sides",
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
  "type": "SegmentDifference",
  "abstractKey": null
};
})();

(node as any).hash = "021aff0b1e5f13aa44fde1a2c48bd0f7";

export default node;
