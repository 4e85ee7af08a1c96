/**
 * @generated SignedSource<<92c2e3ae2eb964451d6c0961f61a26df>>
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
    readonly isEnabled: boolean;
    readonly segmentId: string | null | undefined;
    readonly segmentName: string | null | undefined;
    readonly share: number;
    readonly variation: string | null | undefined;
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

(node as any).hash = "0387e300a44b3191a4061c894e760271";

export default node;
