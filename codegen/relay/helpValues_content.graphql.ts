/**
 * @generated SignedSource<<c836edd7580dc92785a40c6ca30ee0bc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HelpSubjectName = "ACCOUNT" | "EVENTS" | "HOME" | "MONEY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type helpValues_content$data = {
  readonly subject: HelpSubjectName;
  readonly texts: ReadonlyArray<{
    readonly body: string;
    readonly keywords: string;
    readonly locale: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "helpValues_content";
};
export type helpValues_content$key = {
  readonly " $data"?: helpValues_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"helpValues_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "helpValues_content"
};

(node as any).hash = "84e4deab22ccf28c1dea4ac7d7b83070";

export default node;
