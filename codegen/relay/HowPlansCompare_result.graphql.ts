/**
 * @generated SignedSource<<5b4782d1abfcc7cf9a378f401327e018>>
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
  readonly isCurrentRatePlanChosen: boolean;
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
      "name": "isCurrentRatePlanChosen",
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

(node as any).hash = "1bc7861ff01a857c223ac55c7874b12e";

export default node;
