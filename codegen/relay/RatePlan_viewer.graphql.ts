/**
 * @generated SignedSource<<3f7756e8a676e853563e145bb0a7924e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RatePlanOptimizerSurveyType = "REASONS_FOR_NOT_SWITCHING" | "REASONS_FOR_SWITCHING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RatePlan_viewer$data = {
  readonly ratePlanOptimizerResult: {
    readonly answeredSurvey: RatePlanOptimizerSurveyType | null | undefined;
    readonly cheapestRatePlanCode: string;
    readonly currentRatePlanCode: string;
    readonly estimatedAnnualRatePlanSavings: number;
    readonly estimatedCurrentRatePlanAnnualCost: number;
    readonly plans: ReadonlyArray<{
      readonly code: string;
      readonly estimatedAnnualCost: number;
      readonly name: string;
    }>;
    readonly utilityName: string;
    readonly " $fragmentSpreads": FragmentRefs<"HowPlansCompare_result">;
  } | null | undefined;
  readonly " $fragmentType": "RatePlan_viewer";
};
export type RatePlan_viewer$key = {
  readonly " $data"?: RatePlan_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatePlan_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatePlan_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RatePlanOptimizerResult",
      "kind": "LinkedField",
      "name": "ratePlanOptimizerResult",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a4150f81d244f504f8d70dbb6ee2599f";

export default node;
