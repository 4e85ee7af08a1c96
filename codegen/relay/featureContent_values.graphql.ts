/**
 * @generated SignedSource<<7c2f23922e28c7c58217e7fbf8c079a7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type featureContent_values$data = {
  readonly isEnabled: boolean | null | undefined;
  readonly rules: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"featureContent_rule">;
  }>;
  readonly " $fragmentType": "featureContent_values";
};
export type featureContent_values$key = {
  readonly " $data"?: featureContent_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"featureContent_values">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "featureContent_values"
};

(node as any).hash = "17a2eee8979b3a32bf541f406f5ceb5b";

export default node;
