/**
 * @generated SignedSource<<f107cbadcf1e4439fa953687bb03a601>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useHomesText_backtest$data = {
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

(node as any).hash = "80335d4d825756c829504e3097d7038c";

export default node;
