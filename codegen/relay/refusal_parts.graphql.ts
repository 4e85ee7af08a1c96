/**
 * @generated SignedSource<<67088f2c3cc9d98088047193fa7429f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RefusalCode = "CONFLICT" | "FORBIDDEN" | "INVALID" | "NOT_ALLOWED" | "NOT_FOUND" | "STALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type refusal_parts$data = {
  readonly code: RefusalCode;
  readonly fields: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "refusal_parts";
};
export type refusal_parts$key = {
  readonly " $data"?: refusal_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusal_parts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusal_parts"
};

(node as any).hash = "122d41d90c736d01968be873057b00a6";

export default node;
