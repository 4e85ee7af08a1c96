/**
 * @generated SignedSource<<24a4cc0456b573aa3bf3f1f9ccf6eacb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSegmentVersions_segment$data = {
  readonly versions: ReadonlyArray<{
    readonly active: boolean;
    readonly activelyEnrolling: boolean;
    readonly actor: string;
    readonly at: string;
    readonly description: string;
    readonly invert: boolean;
    readonly name: string;
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes" | "useRuleQuery_nodes">;
    }>;
    readonly reason: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "useSegmentVersions_segment";
};
export type useSegmentVersions_segment$key = {
  readonly " $data"?: useSegmentVersions_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSegmentVersions_segment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSegmentVersions_segment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actor",
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
              "name": "useRuleQuery_nodes"
            },
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
      "storageKey": null
    }
  ],
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "ce0b6a8578bee41698cd2dc9fc29f82e";

export default node;
