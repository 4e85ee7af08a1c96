/**
 * @generated SignedSource<<ef2cdb0145e811a89b16a72e018d1ce0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HowPlansCompare_result$data = {
  readonly currentRatePlanCode: string;
  readonly daysRead: number;
  readonly from: string;
  readonly plans: ReadonlyArray<{
    readonly code: string;
    readonly estimatedAnnualCost: number;
    readonly name: string;
  }>;
  readonly to: string;
  readonly utilityName: string;
  readonly yearWattHours: number;
  readonly " $fragmentType": "HowPlansCompare_result";
};
export type HowPlansCompare_result$key = {
  readonly " $data"?: HowPlansCompare_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"HowPlansCompare_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HowPlansCompare_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentRatePlanCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "utilityName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yearWattHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RatePlanCost",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimatedAnnualCost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RatePlanOptimizerResult",
  "abstractKey": null
};

(node as any).hash = "0023117d7660ad69d2290a7e6b6adc6d";

export default node;
