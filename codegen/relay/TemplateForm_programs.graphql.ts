/**
 * @generated SignedSource<<70173c220871e9dbc264b7887979ef36>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateForm_programs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly active: boolean;
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "TemplateForm_programs";
};
export type TemplateForm_programs$key = {
  readonly " $data"?: TemplateForm_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateForm_programs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplateForm_programs",
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

(node as any).hash = "251b29e9ee3c2320d2432770dd040756";

export default node;
