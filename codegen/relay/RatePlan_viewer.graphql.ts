/**
 * @generated SignedSource<<8c9574df205eae60f32462ced9b9cefb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatePlan_viewer$data = {
  readonly ratePlanOptimizerResult: {
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

(node as any).hash = "7d5196eab1acca6164e729feaee5e095";

export default node;
