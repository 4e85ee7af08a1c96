/**
 * @generated SignedSource<<2bd8d09f5b6118ec73de618572393b66>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentConflict_segment$data = {
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
  readonly description: string;
  readonly invert: boolean;
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
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "6de1bbda94eb7a9d50e81d69de4b9a92";

export default node;
