/**
 * @generated SignedSource<<db37be43d47d8705f974bc26ade46f2e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UtilityFilter_utilities$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "UtilityFilter_utilities";
};
export type UtilityFilter_utilities$key = {
  readonly " $data"?: UtilityFilter_utilities$data;
  readonly " $fragmentSpreads": FragmentRefs<"UtilityFilter_utilities">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UtilityFilter_utilities",
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

(node as any).hash = "2722c2859222157a1cde191f22276d38";

export default node;
