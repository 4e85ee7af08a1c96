/**
 * @generated SignedSource<<c6f05dae778b412918c6735fb335d7ea>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BaselineDayType = "OTHER" | "WEEKDAY" | "%future added value";
export type BaselineRule = "BLEND" | "GB_BL01" | "HIGHEST_FIVE_OF_TEN" | "TEN_OF_TEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type rows_program$data = {
  readonly id: string;
  readonly program: {
    readonly id: string;
    readonly name: string;
    readonly utility: {
      readonly shortName: string;
    };
  };
  readonly results: ReadonlyArray<{
    readonly adjusted: boolean;
    readonly biasPercent: number | null | undefined;
    readonly dayType: BaselineDayType;
    readonly days: number;
    readonly errorPercent: number | null | undefined;
    readonly homes: number;
    readonly inUse: boolean;
    readonly paidPercent: number | null | undefined;
    readonly paidPercentCarried: number | null | undefined;
    readonly phantomPercent: number | null | undefined;
    readonly phantomPoints: number | null | undefined;
    readonly phantomPointsNet: number | null | undefined;
    readonly phantomPointsPerKwh: number | null | undefined;
    readonly phantomPointsPerKwhCarried: number | null | undefined;
    readonly preUsePercent: number | null | undefined;
    readonly preUsePoints: number | null | undefined;
    readonly rule: BaselineRule;
  }>;
  readonly " $fragmentType": "rows_program";
};
export type rows_program$key = {
  readonly " $data"?: rows_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"rows_program">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rows_program"
};

(node as any).hash = "ba2aabb1bf2846e8e953be9b4a02c7d4";

export default node;
