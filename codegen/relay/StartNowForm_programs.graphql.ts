/**
 * @generated SignedSource<<003bf1709dc4e29cbb2a660b6687b987>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartNowForm_programs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly active: boolean;
      readonly id: string;
      readonly name: string;
      readonly rules: {
        readonly realTimePerDay: number;
        readonly realTimePerWeek: number;
      };
    };
  }>;
  readonly " $fragmentType": "StartNowForm_programs";
};
export type StartNowForm_programs$key = {
  readonly " $data"?: StartNowForm_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartNowForm_programs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartNowForm_programs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProgramEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Program",
          "kind": "LinkedField",
          "name": "node",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "active",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProgramRules",
              "kind": "LinkedField",
              "name": "rules",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "realTimePerDay",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "realTimePerWeek",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProgramConnection",
  "abstractKey": null
};

(node as any).hash = "4a2279d79e97137a0b2dc653f7ff9693";

export default node;
