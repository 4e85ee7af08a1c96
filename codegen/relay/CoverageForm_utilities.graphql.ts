/**
 * @generated SignedSource<<f8de40fc994d21eddb955e4b5b0e4246>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoverageForm_utilities$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "CoverageForm_utilities";
};
export type CoverageForm_utilities$key = {
  readonly " $data"?: CoverageForm_utilities$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageForm_utilities">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverageForm_utilities",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UtilityEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Utility",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UtilityConnection",
  "abstractKey": null
};

(node as any).hash = "b96540418b35c2a4689b7df11da9b32b";

export default node;
