/**
 * @generated SignedSource<<ff8b11c9bfea76f18da8447932fb922d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentConflict_segment$data = {
  readonly description: string;
  readonly name: string;
  readonly nodes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes">;
  }>;
  readonly version: number;
  readonly " $fragmentType": "SegmentConflict_segment";
};
export type SegmentConflict_segment$key = {
  readonly " $data"?: SegmentConflict_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentConflict_segment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentConflict_segment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
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
      "concreteType": "SegmentNode",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RuleText_nodes"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "d24e386d84dd480b92244baf78c609c2";

export default node;
