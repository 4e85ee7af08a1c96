/**
 * @generated SignedSource<<864d22cf9d7a9cebf46ad59758a14566>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ZipEligibility = "OHM_PARTIALLY_INELIGIBLE" | "OHM_PERKS_ELIGIBLE" | "OHM_UTILITY_ELIGIBLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CoverageSummary_staff$data = {
  readonly coverageSummary: ReadonlyArray<{
    readonly codes: number;
    readonly eligibility: ZipEligibility;
    readonly prefixes: number;
    readonly utility: {
      readonly id: string;
      readonly name: string;
    };
  }> | null | undefined;
  readonly " $fragmentType": "CoverageSummary_staff";
};
export type CoverageSummary_staff$key = {
  readonly " $data"?: CoverageSummary_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageSummary_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "utilityId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverageSummary_staff",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "utilityId",
          "variableName": "utilityId"
        }
      ],
      "concreteType": "CoverageSummary",
      "kind": "LinkedField",
      "name": "coverageSummary",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eligibility",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefixes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Utility",
          "kind": "LinkedField",
          "name": "utility",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "c1b0760aa5beb08ff4438ff7165cac45";

export default node;
