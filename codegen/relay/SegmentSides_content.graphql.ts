/**
 * @generated SignedSource<<a78c93f6d1de1b10107dddc8305255cd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentSides_content$data = {
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
  readonly description: string;
  readonly invert: boolean;
  readonly name: string;
  readonly nodes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes">;
  }>;
  readonly " $fragmentType": "SegmentSides_content";
};
export type SegmentSides_content$key = {
  readonly " $data"?: SegmentSides_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentSides_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentSides_content",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invert",
      "storageKey": null
    },
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
  "type": "SegmentContent",
  "abstractKey": null
};

(node as any).hash = "520cf4761daa9d8f66ff76f72b104d80";

export default node;
