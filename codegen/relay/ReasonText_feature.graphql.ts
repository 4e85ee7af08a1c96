/**
 * @generated SignedSource<<73558f9d61619f2870773ac64ed4606c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeatureReason = "BRAND" | "DEFAULT" | "GRANT" | "OVERRIDE" | "RULE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReasonText_feature$data = {
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
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "e16a729e6ad475a3b05c1a4b85ac0493";

export default node;
