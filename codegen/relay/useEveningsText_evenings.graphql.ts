/**
 * @generated SignedSource<<968e31c43df251a243e9f4775de8be40>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEveningsText_evenings$data = {
  readonly count: number;
  readonly endMinute: number;
  readonly every: number;
  readonly from: string;
  readonly settlementIntervalMinutes: number;
  readonly startMinute: number;
  readonly to: string;
  readonly weekdays: ReadonlyArray<number>;
  readonly " $fragmentType": "useEveningsText_evenings";
};
export type useEveningsText_evenings$key = {
  readonly " $data"?: useEveningsText_evenings$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEveningsText_evenings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useEveningsText_evenings"
};

(node as any).hash = "ef7d8132dc115edee2b1e392e9928880";

export default node;
