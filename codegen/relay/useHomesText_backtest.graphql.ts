/**
 * @generated SignedSource<<fb36b84dfd997871d52444d11465f8b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useHomesText_backtest$data = {
  readonly fileNames: ReadonlyArray<string> | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly utilityName: string | null | undefined;
  readonly " $fragmentType": "useHomesText_backtest";
};
export type useHomesText_backtest$key = {
  readonly " $data"?: useHomesText_backtest$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHomesText_backtest">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useHomesText_backtest"
};

(node as any).hash = "0872e49a6c241b76c6c2f7b09d3a65b6";

export default node;
