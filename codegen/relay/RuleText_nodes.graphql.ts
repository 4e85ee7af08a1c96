/**
 * @generated SignedSource<<5ba71099a8ba976506972d920970beb4>>
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
export type RuleText_nodes$data = ReadonlyArray<{
  readonly attribute: string | null | undefined;
  readonly booleans: ReadonlyArray<boolean>;
  readonly kind: SegmentNodeKind;
  readonly numbers: ReadonlyArray<number>;
  readonly operator: SegmentOperator | null | undefined;
  readonly parent: number | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly textNames: ReadonlyArray<string>;
  readonly " $fragmentType": "RuleText_nodes";
}>;
export type RuleText_nodes$key = ReadonlyArray<{
  readonly " $data"?: RuleText_nodes$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RuleText_nodes",
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
      "name": "textNames",
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
      "name": "segmentName",
      "storageKey": null
    }
  ],
  "type": "SegmentNode",
  "abstractKey": null
};

(node as any).hash = "5146c0ae54c0f87fdbf80fe85c6dbab8";

export default node;
