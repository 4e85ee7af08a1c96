/**
 * @generated SignedSource<<6e7a3e9d59f083e680c130a62ff7b695>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "Bronze" | "Carbon" | "Diamond" | "Gold" | "Platinum" | "Silver" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TierWords_standing$data = {
  readonly meanReductionPercent: number | null | undefined;
  readonly multiplierHundredths: number;
  readonly resultsCounted: number;
  readonly tier: Tier;
  readonly " $fragmentType": "TierWords_standing";
};
export type TierWords_standing$key = {
  readonly " $data"?: TierWords_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"TierWords_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TierWords_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meanReductionPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resultsCounted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "multiplierHundredths",
      "storageKey": null
    }
  ],
  "type": "Standing",
  "abstractKey": null
};

(node as any).hash = "5ee7cd894c76be30d3f75c27f0771146";

export default node;
