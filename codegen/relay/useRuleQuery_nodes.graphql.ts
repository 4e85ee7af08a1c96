/**
 * @generated SignedSource<<fab982951955e9e7e621826545233b03>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SegmentNodeKind = "ALL" | "ANY" | "CODE" | "FILTER" | "NOT" | "SEGMENT" | "%future added value";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRuleQuery_nodes$data = ReadonlyArray<{
  readonly attribute: string | null | undefined;
  readonly booleans: ReadonlyArray<boolean>;
  readonly kind: SegmentNodeKind;
  readonly numbers: ReadonlyArray<number>;
  readonly operator: SegmentOperator | null | undefined;
  readonly parent: number | null | undefined;
  readonly segmentId: string | null | undefined;
  readonly texts: ReadonlyArray<string>;
  readonly " $fragmentType": "useRuleQuery_nodes";
}>;
export type useRuleQuery_nodes$key = ReadonlyArray<{
  readonly " $data"?: useRuleQuery_nodes$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRuleQuery_nodes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useRuleQuery_nodes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
      "name": "operator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "texts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numbers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "booleans",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentId",
      "storageKey": null
    }
  ],
  "type": "SegmentNode",
  "abstractKey": null
};

(node as any).hash = "3d6dac088c5fc5ae2f64f94469e9c989";

export default node;
