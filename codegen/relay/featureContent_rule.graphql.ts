/**
 * @generated SignedSource<<826008ba691bd11921476d8ee49f7e69>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type featureContent_rule$data = {
  readonly isEnabled: boolean;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly share: number;
  readonly variation: string | null | undefined;
  readonly " $fragmentType": "featureContent_rule";
};
export type featureContent_rule$key = {
  readonly " $data"?: featureContent_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"featureContent_rule">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "featureContent_rule"
};

(node as any).hash = "c8db09c01012d81217577948ba47a39a";

export default node;
