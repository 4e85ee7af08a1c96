/**
 * @generated SignedSource<<4fd26bc5038c3f1305d3ad069b355a36>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type templateDraft_template$data = {
  readonly algorithm: Algorithm;
  readonly end: string | null | undefined;
  readonly isTest: boolean;
  readonly nominatedKilowatts: number | null | undefined;
  readonly programs: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly staggerMinutes: number | null | undefined;
  readonly start: string | null | undefined;
  readonly " $fragmentType": "templateDraft_template";
};
export type templateDraft_template$key = {
  readonly " $data"?: templateDraft_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"templateDraft_template">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "templateDraft_template"
};

(node as any).hash = "f1b82d5e2b5b38fc187d3eff048c59ed";

export default node;
