/**
 * @generated SignedSource<<87b5b267009a2556acb702268c7070cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentApproval_content$data = {
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
  readonly description: string;
  readonly invert: boolean;
  readonly name: string;
  readonly nodes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes">;
  }>;
  readonly " $fragmentType": "SegmentApproval_content";
};
export type SegmentApproval_content$key = {
  readonly " $data"?: SegmentApproval_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentApproval_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentApproval_content",
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

(node as any).hash = "2b92821f5ef9d4f2d86eae4738ee9055";

export default node;
