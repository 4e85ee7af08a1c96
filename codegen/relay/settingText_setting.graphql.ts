/**
 * @generated SignedSource<<b6a76071ecccf2b15bed4b2d155aa410>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BaselineRule = "BLEND" | "GB_BL01" | "HIGHEST_FIVE_OF_TEN" | "TEN_OF_TEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type settingText_setting$data = {
  readonly baselineRule: BaselineRule;
  readonly carryFactor: number;
  readonly deadBandPercent: number;
  readonly pointsPerKwh: number;
  readonly sameDayAdjustment: boolean;
  readonly " $fragmentType": "settingText_setting";
};
export type settingText_setting$key = {
  readonly " $data"?: settingText_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"settingText_setting">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "settingText_setting"
};

(node as any).hash = "add115ba93c99bdf7cc58d756f77c543";

export default node;
