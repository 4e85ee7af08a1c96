/**
 * @generated SignedSource<<1021dd91e6bbb53a4c718a8e2d16e810>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProgramForm_utilities$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
      readonly timeZone: string;
    };
  }>;
  readonly " $fragmentType": "NewProgramForm_utilities";
};
export type NewProgramForm_utilities$key = {
  readonly " $data"?: NewProgramForm_utilities$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProgramForm_utilities">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewProgramForm_utilities",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeZone",
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

(node as any).hash = "edcdb80f4004e0efc1e4659987db19f2";

export default node;
