/**
 * @generated SignedSource<<482f220c3b749bc0b6c5ef18aecc680b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RatePlanOptimizerSurveyType = "REASONS_FOR_NOT_SWITCHING" | "REASONS_FOR_SWITCHING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RatePlan_result$data = {
  readonly answeredSurvey: RatePlanOptimizerSurveyType | null | undefined;
  readonly cheapestRatePlanCode: string;
  readonly currentRatePlanCode: string;
  readonly estimatedAnnualRatePlanSavings: number;
  readonly estimatedCurrentRatePlanAnnualCost: number;
  readonly isCurrentRatePlanChosen: boolean;
  readonly plans: ReadonlyArray<{
    readonly code: string;
    readonly estimatedAnnualCost: number;
    readonly name: string;
  }>;
  readonly utilityName: string;
  readonly " $fragmentSpreads": FragmentRefs<"HowPlansCompare_result">;
  readonly " $fragmentType": "RatePlan_result";
};
export type RatePlan_result$key = {
  readonly " $data"?: RatePlan_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatePlan_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatePlan_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estimatedAnnualRatePlanSavings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estimatedCurrentRatePlanAnnualCost",
      "storageKey": null
    },
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
      "name": "cheapestRatePlanCode",
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
      "name": "answeredSurvey",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HowPlansCompare_result"
    }
  ],
  "type": "RatePlanOptimizerResult",
  "abstractKey": null
};

(node as any).hash = "98b55b71776b326ff544ec9274a1c976";

export default node;
