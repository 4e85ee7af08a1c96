/**
 * @generated SignedSource<<1c63a9ae2dad2be044eadc95a37ba80a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeatureReason = "BRAND" | "DEFAULT" | "EXPERIMENT" | "GRANT" | "OVERRIDE" | "RULE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReasonText_feature$data = {
  readonly experiment: string | null | undefined;
  readonly reason: FeatureReason;
  readonly rule: number | null | undefined;
  readonly variation: string | null | undefined;
  readonly " $fragmentType": "ReasonText_feature";
};
export type ReasonText_feature$key = {
  readonly " $data"?: ReasonText_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonText_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReasonText_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "experiment",
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "0890f0fe8655bc00be30ffb786e2fd99";

export default node;
