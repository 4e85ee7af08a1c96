/**
 * @generated SignedSource<<e8eed1b2e74ee0820fb066f5c0bdbc50>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentAnswer_answer$data = {
  readonly change: ReadonlyArray<{
    readonly attribute: string;
    readonly from: string | null | undefined;
    readonly to: string | null | undefined;
  }> | null | undefined;
  readonly matches: boolean;
  readonly nodes: ReadonlyArray<{
    readonly isTrue: boolean;
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes">;
    };
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentType": "SegmentAnswer_answer";
};
export type SegmentAnswer_answer$key = {
  readonly " $data"?: SegmentAnswer_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentAnswer_answer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentAnswer_answer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matches",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentAnswerNode",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTrue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SegmentNode",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentChangedValue",
      "kind": "LinkedField",
      "name": "change",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attribute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SegmentAnswer",
  "abstractKey": null
};

(node as any).hash = "fbfc8982ffe904e5a86fed347fb137f4";

export default node;
